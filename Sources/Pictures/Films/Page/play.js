(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const all = (place, selector) => [...place.querySelectorAll(selector)];
  const root = document.documentElement, main = document.querySelector("main");
  const html = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const set = (node, attributes) => {
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  const svg = (tag, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
  const flag = (nodes, name, test) => nodes.forEach((one) => one.classList.toggle(name, test(one)));
  const fill = (id, ...nodes) => $(id).replaceChildren(...nodes);
  const numbers = (text) => text.split(" ").map(Number);
  const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  // The data: most of it are places in tables. What isn't shown stays text.
  const data = JSON.parse($("app").textContent), { texts, parts } = data;
  const castOf = (index) => data.casts[index].flatMap((number, at, list) => {
    const [name, hue] = data.members[list[at + 1]] ?? [];
    return at % 2 ? [] : [[number, { name: texts[name], hue: hue < 0 ? "kn" : `k${hue}` }]];
  });
  const known = [];
  function state(number) {
    if (known[number]) return known[number];
    const [title, device, family, , isVague, hits, cast, ways, findings] = data.states[number];
    const here = known[number] = { number, title: texts[title], device, family, cast, isVague, findings };
    here.ways = ways.map(([to, hit, label, caption, cancelled, steps, family, events, cast, stay, remarks, [after = -1, at]], place) => {
      const [words, name, line] = data.labels[label].map((one) => texts[one]);
      return { from: number, place, to, hit, words, name, line, caption: texts[caption], cancelled, steps, family, events, cast, stay, remarks, after, at };
    });
    const taken = new Set(here.ways.map((way) => way.cancelled));
    here.hits = hits.map((one, index) => {
      const [gesture, kind, x, y, width, height, name, obstacle, ...hole] = data.hits[one];
      const way = gesture === "c" ? undefined : here.ways.find((way) => way.hit === index && way.after < 0 && !taken.has(way.place));
      return { gesture, kind, x, y, width, height, name: texts[name], obstacle: texts[obstacle], frame: [x, y, width, height], hole, way };
    });
    return here;
  }
  const count = data.states.length;
  // How many states are behind each: those whose shortest ways lead through it.
  const behind = Array(count).fill(1);
  for (let n = count - 1; n > 0; n--) behind[data.states[n][3][0]] += behind[n];
  const worth = ({ to, from, place }) => `${data.states[to][3]}` === `${[from, place]}` ? behind[to] : 0;

  // Pictures: parts are put in where a text has their numbers.
  const expand = (text) => text.replace(/<([0-9A-Z]+)>/g, (_, number) => expand(parts[parseInt(number, 36)]));
  const parsed = (text) => html("div", { innerHTML: text }).firstChild;
  function picture(index) {
    // Outlines have names of their own: those of the map may be others.
    const text = expand(data.pictures[index]).replace(/url\(#(.*?)\)/g, (_, name) => {
      if (!$(`o-${name}`)) $("defs").append(set(parsed(`<svg>${data.outlines[name]}</svg>`).firstChild, { id: `o-${name}` }));
      return `url(#o-${name})`;
    });
    const node = parsed(text);
    for (const one of all(node, "[data-s]")) one.style.cssText = one.dataset.s;
    return node;
  }

  // What was a document becomes a player.
  root.classList.add("live");
  for (const node of [document.querySelector(".tools"), $("tabs"), ...main.children]) node.hidden = false;

  // Where one is: the ways taken from the start.
  let path = [], here = state(0), run, speed = 1, haste = 1, isFresh = true, pressed;
  const seen = new Set();

  // MARK: The device

  const shot = $("shot");
  const size = () => shot.firstChild.viewBox.baseVal, scale = () => shot.firstChild.getScreenCTM().a;
  let shown = -1, overlay;
  function show(index) {
    if (shown === index) return;
    shown = index;
    shot.replaceChildren(picture(index));
    shot.firstChild.append(overlay = svg("g", { class: "over" }));
    fill("chips");
  }
  const box = ({ x, y, width, height }, name) => svg("rect", { class: name, x, y, width, height, rx: 8 });
  const isFrontier = (hit) => !hit.way && !hit.obstacle && /[thlrud]/.test(hit.gesture);
  const shownHits = () => here.hits.filter((hit) => hit.way || isFrontier(hit));
  function outline() {
    const places = new Map(shownHits().reverse().map((hit) => [`${hit.frame}`, hit]));
    overlay.replaceChildren(...[...places.values()].map((hit) => box(hit, hit.way ? "hit" : "hit open")));
    if (isFresh && !path.length) {
      const best = here.hits.filter((hit) => hit.way && hit.gesture === "t").sort((a, b) => worth(b.way) - worth(a.way))[0];
      if (best) overlay.append(svg("circle", { class: "ring", cx: best.x + best.width / 2, cy: best.y + best.height / 2, r: 26 }));
    }
  }
  const press = (hit) => {
    pressed?.remove();
    if (hit) overlay.append(pressed = box(hit, "press"));
  };
  const reveal = (isOpen = true) => shot.classList.toggle("open", isOpen);

  // Keys: the script's own texts, above the drawn keyboard.
  function drawChips() {
    const keys = here.hits.filter((hit) => hit.gesture === "k" && hit.way && !here.hits.some(({ gesture, y }) => gesture === "t" && y === hit.y));
    fill("chips", ...keys.map((hit) => html("button", { textContent: hit.name, tabIndex: -1, onclick: () => take(hit.way) })));
    if (!keys.length) return;
    const { y, height } = size();
    $("chips").style.bottom = `${100 - (keys[0].y - y) / height * 100}%`;
  }

  // MARK: Transitions

  // The pictures of a way by its clock, which is that of its callbacks.
  class Run {
    constructor(way) {
      this.way = way;
      this.steps = [];
      for (let n = 0; n < way.steps.length; n += 4) {
        const [device, start, length, goal] = way.steps.slice(n, n + 4);
        this.steps.push({ device, start, length, end: start + length, goal });
      }
      this.lanes = new Lanes(way);
      this.end = Math.max(0, this.lanes.end, ...this.steps.map((step) => step.end));
      const moves = this.steps.filter((step) => step.length > 0), hit = state(way.from).hits[way.hit];
      if (hit?.kind === "scroll") this.scroller = new Scroller(way, hit);
      if (this.scroller) moves.push({ start: 0, end: 350 });
      this.moving = moves.length && { start: moves[0].start, length: moves.at(-1).end - moves[0].start };
      this.end = Math.max(this.end, this.moving ? this.moving.start + this.moving.length : 0);
      this.ease = (part) => part * part * (3 - 2 * part);
      if (way.family < 0) return;
      const former = boxes();
      fill("tree", picture(way.family));
      mark("new", former);
    }
    draw(clock) {
      this.clock = clock;
      this.move(clock);
      this.lanes.draw(clock);
    }
    move(clock) {
      if (this.scroller) return this.scroller.draw(this.ease(Math.min(clock / this.moving.length, 1)));
      const step = this.steps.findLast(({ start }) => start <= clock);
      show(step ? step.device : state(this.way.from).device);
      if (step?.length) {
        const part = Math.min((clock - step.start) / step.length, 1);
        place(this.ease(part) * step.goal);
      }
    }
    // Real time, but waits are short.
    play(done, from = 0) {
      if (isStill()) return done();
      let last = performance.now(), clock = from;
      const times = [0, this.end, ...this.moving ? [this.moving.start, this.moving.start + this.moving.length] : [], ...this.steps.flatMap(({ start, end }) => [start, end])];
      const tick = (now) => {
        const next = Math.min(...times.filter((time) => time > clock), this.end);
        const former = Math.max(...times.filter((time) => time <= clock));
        const isMoving = this.scroller || this.steps.some(({ start, end }) => start <= clock && clock < end);
        const rate = speed * haste * (isMoving ? 1 : Math.max(1, (next - former) / 300));
        clock = Math.min(clock + Math.max(now - last, 0) * rate, next);
        last = now;
        this.draw(clock);
        if (clock < this.end) this.frame = requestAnimationFrame(tick); else done();
      };
      this.frame = requestAnimationFrame(tick);
    }
  }
  // What is scrolled: two pictures of it, one behind the other, in its frame.
  class Scroller {
    constructor(way, { x, y, width, height, frame }) {
      const [, axis, distance] = way.line.match(/([xy]) = (-?[\d.]+)/) ?? [, "y", "0"];
      // Rows are drawn whole: one that is in both pictures says how far they are apart.
      const rows = ({ hits }) => new Map(hits.filter(({ kind }) => kind === "row").map((row) => [row.name, row[axis]]));
      const before = rows(state(way.from)), [shared] = [...rows(state(way.to))].filter(([name]) => before.has(name));
      const by = shared ? before.get(shared[0]) - shared[1] : +distance;
      this.from = state(way.from).device;
      const view = svg("svg", { x, y, width, height, viewBox: frame.join(" ") });
      const side = (index) => {
        const group = svg("g"), inner = svg("svg", { x, y, width, height, viewBox: frame.join(" ") });
        inner.append(...[...picture(index).childNodes].filter((one) => !/home|isle|rim/.test(one.getAttribute("class"))));
        group.append(inner);
        view.append(group);
        return group;
      };
      const sides = [side(this.from), side(state(way.to).device)];
      this.view = view;
      this.length = Math.abs(by);
      this.place = (part) => sides.forEach((one, n) => {
        const way = (n - part) * by;
        set(one, { transform: axis === "x" ? `translate(${way} 0)` : `translate(0 ${way})` });
      });
    }
    draw(part) {
      show(this.from);
      if (!this.view.isConnected) shot.firstChild.append(this.view);
      this.place(part);
    }
  }
  // Boxes that appear, and those that go.
  const boxes = () => all($("tree"), "[data-c]").map((one) => +one.dataset.c);
  const mark = (name, numbers) => flag(all($("tree"), "[data-c]"), name, (one) => !numbers.includes(+one.dataset.c));
  const between = (values, part) => {
    const place = part * (values.length - 1), index = Math.min(Math.floor(place), values.length - 2);
    return values[index] + (values[index + 1] - values[index]) * (place - index);
  };
  function place(part) {
    for (const one of all(shot, "[data-m]")) {
      const spot = [0, 1].map((axis) => between(numbers(one.dataset.m).filter((_, i) => i % 2 === axis), part));
      set(one, { transform: `translate(${spot})` });
    }
    for (const one of all(shot, "[data-o]")) set(one, { opacity: between(numbers(one.dataset.o), part) });
  }

  // A way is taken: from a clock on if a finger has driven it so far. The page is the next state after.
  function take(way, options = {}) {
    if (run && !options.run) return;
    isFresh = false;
    run = options.run ?? new Run(way);
    fill("caption", html("b", { textContent: way.words }));
    const end = () => {
      run = undefined;
      path = [...path, way];
      remember("pushState");
      arrive(way);
      options.then?.();
    };
    run.play(() => { mark("left", way.stay); setTimeout(end, isStill() || haste > 1 ? 0 : 160); }, options.from);
  }
  // A gesture that is taken back: what moves returns, and the callbacks are those of that.
  function takeBack(driven) {
    const way = driven.way, back = state(way.from).ways[way.cancelled];
    const lanes = back && new Lanes(back), begin = performance.now();
    const { start } = driven.moving, first = driven.clock - start, time = first / speed;
    const tick = (now) => {
      const part = isStill() ? 1 : Math.min((now - begin) / Math.max(time, 60), 1);
      driven.move(start + first * (1 - part));
      lanes?.draw(part * lanes.end);
      if (part < 1) return driven.frame = requestAnimationFrame(tick);
      run = undefined;
      if (back) {
        path = [...path, back];
        remember("pushState");
      }
      arrive(back);
    };
    tick(begin);
  }

  // MARK: Callbacks

  const short = (call) => call.replace(/^view(?=[A-Z])/, "").replace(/^./, (one) => one.toLowerCase()).slice(0, 40);
  const safe = (text) => text.replace(/[<&]/g, (sign) => sign === "<" ? "&lt;" : "&amp;");
  class Lanes {
    constructor(way) {
      const list = data.events[way.events], events = [], ends = {}, waits = [];
      const cast = new Map([...castOf(state(way.from).cast), ...castOf(way.cast)]);
      for (let n = 0; n < list.length; n += 3) {
        const call = texts[list[n + 2]];
        events.push({ id: list[n], time: list[n + 1], call: call.replace(/^[:-]/, ""), sign: call[0] });
      }
      const member = (id) => cast.get(id) ?? { name: id ? `#${id}` : "app", hue: "kn" };
      const ids = [...new Set(events.map(({ id }) => id))].sort((a, b) => (member(b).hue === "kn") - (member(a).hue === "kn") || a - b);
      const longest = Math.min(24, Math.max(6, ...ids.map((id) => member(id).name.length)));
      const gutter = 24 + 7.6 * longest, height = 20 + 32 * ids.length;
      const y = (id) => 26 + 32 * ids.indexOf(id);
      let x = gutter + 8, clock = 0;
      this.end = Math.max(0, ...events.map(({ time }) => time));
      this.stops = [{ time: 0, x }];
      for (const event of events) {
        if (event.time > clock) {
          x = Math.max(x, ...Object.values(ends));
          waits.push({ x, length: event.time - clock });
          this.stops.push({ time: clock, x }, { time: clock = event.time, x: x += 60 });
        }
        event.x = x = Math.max(x, ends[event.id] ?? 0);
        ends[event.id] = x + 24 + 6.4 * short(event.call).length;
        if (event.sign !== ":") x += 18;
      }
      const width = Math.max(x, ...Object.values(ends)) + 16;
      const rows = ids.map((id) => {
        const { name, hue } = member(id), title = name.length > longest ? name.slice(0, longest - 1) + "…" : name;
        return `<g class=${hue}><text class=who x=12 y=${y(id) + 4}>${safe(title)}</text><path class=rule d="M${gutter - 4} ${y(id)}H${width}"/></g>`;
      });
      const marks = events.map(({ id, time, call, sign, x }) => {
        const end = waits.find((wait) => wait.x >= x)?.x + 60 || width - 12;
        const shape = sign === ":" ? `<rect class=tr x=${x} y=${y(id) - 11} width=${end - x} height=22 rx=6 />` : `<circle class=spot cx=${x + 5} cy=${y(id)} r=6 />`;
        return `<g class="event ${member(id).hue}">${shape}<text class="lab${/[:-]/.test(sign) ? " del" : ""}" x=${x + 14} y=${y(id) + 4}>${safe(short(call))}</text><title>${safe(call)}, ${time} ms</title></g>`;
      });
      const gaps = waits.map(({ x, length }) => `<rect class=wait x=${x + 2} y=6 width=56 height=${height - 22} rx=6 /><text class="sub mid" x=${x + 30} y=${height - 4}>${length} ms</text>`);
      $("lanes").innerHTML = events.length ? `<svg width=${width} height=${height} role=img aria-label="${events.length} callbacks">${[...gaps, ...rows, ...marks].join("")}<path class=cursor d="M0 2V${height - 16}"/></svg>` : "<p>No callbacks here.</p>";
      // What happens at the same time appears in its order.
      this.marks = all($("lanes"), ".event").map((mark, index) => {
        const { time } = events[index], order = index - events.findIndex((event) => event.time === time);
        mark.style.transitionDelay = `${Math.min(order, 20) * 30}ms`;
        return { mark, time };
      });
      this.cursor = $("lanes").querySelector(".cursor");
    }
    draw(clock) {
      for (const { mark, time } of this.marks) mark.classList.toggle("due", time > clock);
      const next = this.stops.findIndex((stop) => stop.time > clock), to = this.stops.at(next), from = this.stops.at(next - 1);
      const x = next < 0 ? to.x : from.x + (clock - from.time) / (to.time - from.time) * (to.x - from.x);
      if (!this.cursor) return;
      set(this.cursor, { transform: `translate(${x - 3})` });
      if (!past) $("lanes").scrollLeft = x - $("lanes").clientWidth * 0.7;
    }
    time(x) {
      const next = this.stops.findIndex((stop) => stop.x > x), to = this.stops.at(next), from = this.stops.at(next - 1);
      return next < 0 ? this.end : next ? from.time + (x - from.x) / (to.x - from.x) * (to.time - from.time) : 0;
    }
  }
  // Drag over the callbacks to go through the last transition once more.
  let past;
  $("lanes").onpointerdown = (event) => {
    const way = path.at(-1);
    if (run || !way?.steps.length) return;
    past = run = new Run(way);
    run.ease = (part) => part;
    scrub(event);
    $("lanes").setPointerCapture(event.pointerId);
  };
  const scrub = (event) => past?.draw(past.lanes.time(event.clientX - $("lanes").getBoundingClientRect().left + $("lanes").scrollLeft));
  $("lanes").onpointermove = scrub;
  $("lanes").onpointerup = $("lanes").onpointercancel = () => {
    if (!past) return;
    past = run = undefined;
    refresh();
  };

  // MARK: Words

  // What is shown once a state is reached.
  function refresh() {
    shown = -1;
    show(here.device);
    outline();
    drawChips();
    const { width, height } = size();
    main.classList.toggle("wide", width > 0.6 * height);
    fill("tree", picture(here.family));
  }
  function arrive(way = path.at(-1)) {
    const isListed = $("list").contains(document.activeElement);
    here = state(path.length ? path.at(-1).to : 0);
    seen.add(here.number);
    refresh();
    const caption = way ? [html("b", { textContent: way.words }), `: ${way.caption}`] : ["This is the start."];
    if (here.isVague) caption.push(" What happens here depends on how it was reached.");
    fill("caption", ...caption);
    fill("remarks", ...[...way?.remarks ?? [], ...here.findings].map((one) => html("p", { className: texts[one][0] === "›" ? "printed" : "card", textContent: texts[one] })));
    const steps = [...path.slice(-3).flatMap((one) => [state(one.from).title, one.words]), here.title];
    fill("trail", ...steps.map((text, index) => html("li", { textContent: text, className: index % 2 ? "did" : index === steps.length - 1 ? "now" : "" })));
    list();
    if (isListed) ($("list").querySelector("button") ?? $("undo")).focus({ preventScroll: true });
    $("undo").disabled = $("again").disabled = !path.length;
    if (!way) fill("lanes", html("p", { textContent: "Callbacks appear here." }));
    $("say").textContent = `${$("caption").textContent} ${here.title}`;
    const screens = all($("map"), "[data-states]");
    flag(screens, "here", (one) => statesOf(one).includes(here.number));
    flag(screens, "seen", (one) => statesOf(one).some((number) => seen.has(number)));
    find();
  }
  const verbs = { t: "tap", h: "hold", l: "swipe left on", r: "swipe right on", u: "swipe up on", d: "swipe down on" };
  function list() {
    const ordered = shownHits().concat(here.hits.filter((hit) => hit.gesture === "t" && /disabled|not enabled/.test(hit.obstacle)))
      .sort((a, b) => !!b.way - !!a.way || a.y - b.y || a.x - b.x);
    const item = (textContent, onclick, hit, className = "") => {
      const item = html("li"), on = () => press(hit), off = () => press();
      item.append(html("button", { textContent, className, onclick, onfocus: on, onpointerenter: on, onblur: off, onpointerleave: off }));
      return item;
    };
    const goal = (way) => `${way.words}${way.to === here.number ? "" : ` → ${state(way.to).title}`}`;
    fill("list", ...ordered.map((hit) => hit.way ? item(goal(hit.way), () => take(hit.way), hit)
      : hit.obstacle ? item(`${hit.name} (disabled)`, () => refuse(hit), hit, "off") : item(`${verbs[hit.gesture]} ${hit.name}`, () => refuse(hit), hit, "open")),
    ...here.ways.filter((way) => way.hit < 0 || way.after >= 0).map((way) => item(goal(way), () => take(way))));
  }
  // A tap on nothing.
  function refuse(hit) {
    fill("caption", ...!hit ? ["Nothing happens here."] : hit.obstacle ? [`Nothing happens: ${hit.obstacle}.`]
      : ["Not recorded: ", html("code", { textContent: "drilldown explore" }), " goes on from here."]);
    $("say").textContent = $("caption").textContent;
    const { classList } = $("glass");
    classList.remove("shake");
    void $("glass").offsetWidth;
    classList.add("shake");
  }

  // MARK: Fingers

  // A swipe from an edge may begin as far inside the device as a thumb does.
  const edge = 24;
  let finger;
  const point = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(shot.firstChild.getScreenCTM().inverse());
  const within = ({ x, y }, [left, top, width, height], by = 0) => x >= left - by && x <= left + width + by && y >= top && y <= top + height;
  const inside = (spot, hit, by) => within(spot, hit.frame, by) && !within(spot, hit.hole);
  const at = (spot, gestures) => here.hits.filter((hit) => gestures.includes(hit.gesture) && inside(spot, hit));
  // In a transition only what was recorded is done.
  function hurry(spot) {
    if (run.clock >= run.end) return;
    const { way, clock } = run, { hits, ways } = state(way.from), late = ({ at }) => Math.abs(at - clock);
    const [race] = ways.filter((one) => one.after === way.place && inside(spot, hits[one.hit])).sort((a, b) => late(a) - late(b));
    if (!race) return;
    cancelAnimationFrame(run.frame);
    take(race, { run: new Run(race), from: clock });
  }
  shot.onpointerdown = (event) => {
    if (run && !past && !finger && !event.button) return hurry(point(event));
    if (run || finger || event.button) return;
    event.preventDefault();
    const spot = point(event), [hit] = at(spot, "t");
    finger = { id: event.pointerId, spot, x: event.clientX, y: event.clientY };
    if (hit && !hit.obstacle) press(hit);
    finger.timer = setTimeout(hold, 500);
    shot.setPointerCapture(event.pointerId);
  };
  function hold() {
    const [hit] = at(finger.spot, "h");
    finger.isHeld = true;
    press();
    if (!hit?.way) return reveal();
    press(hit);
    finger.isDone = true;
    take(hit.way);
  }
  const order = ["slider", "rowSwipe", "deletion", "backSwipe", "columnSwipe", "sheetDrag", "dismissalSwipe", "dismissalDrag", "pageTurn", "refresh", "contentsSwipe", "scroll"];
  function dragged(dx, dy) {
    const gesture = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "r" : "l") : dy > 0 ? "d" : "u";
    const isOn = (hit) => inside(finger.spot, hit, /backS|column/.test(hit.kind) ? Math.max(0, edge / scale() - hit.width) : 0);
    const rank = ({ kind }) => order.indexOf(kind);
    const hits = here.hits.filter((hit) => hit.gesture === gesture && isOn(hit));
    return hits.sort((a, b) => !!b.way - !!a.way || rank(a) - rank(b))[0];
  }
  // How far a finger moves what it drags: across, or down.
  const distance = (axis) => Math.max(...all(shot, "[data-m]").map((one) => {
    const values = numbers(one.dataset.m);
    return Math.abs(values.at(axis - 2) - values[axis]);
  })) || size().width / 2;
  shot.onpointermove = (event) => {
    if (!finger || event.pointerId !== finger.id || finger.isDone) return;
    const dx = event.clientX - finger.x, dy = event.clientY - finger.y;
    if (!finger.isMoved) {
      if (Math.hypot(dx, dy) < 8) return;
      clearTimeout(finger.timer);
      finger.isMoved = true;
      press();
      finger.hit = dragged(dx, dy);
      const drive = finger.hit?.way && new Run(finger.hit.way);
      if (!drive) return;
      finger.run = run = drive;
      drive.ease = (part) => part;
      isFresh = false;
      drive.draw(drive.moving?.start ?? 0);
      finger.length = drive.scroller?.length ?? distance(/[ud]/.test(finger.hit.gesture) ? 1 : 0);
    }
    if (!finger.run?.moving) return;
    const way = { r: dx, l: -dx, d: dy, u: -dy }[finger.hit.gesture] / scale();
    finger.part = Math.max(0, Math.min(way / finger.length, 1));
    const { start, length } = finger.run.moving;
    finger.run.draw(start + length * finger.part);
  };
  shot.onpointerup = (event) => {
    if (!finger || event.pointerId !== finger.id) return;
    const { spot, isMoved, isHeld, isDone, hit, run, part = 1 } = finger;
    lift();
    if (isDone) return;
    if (isHeld) return reveal(false);
    if (!isMoved) {
      const [hit] = at(spot, "t");
      if (hit?.way) return take(hit.way);
      press();
      return refuse(hit ?? here.hits.find((one) => one.obstacle && inside(spot, one)));
    }
    if (!run) return hit && refuse(hit);
    if (run.moving && part < 0.5) return takeBack(run);
    take(run.way, { run, from: run.moving ? run.clock : 0 });
  };
  shot.onpointercancel = () => {
    const driven = finger?.run;
    if (finger) lift();
    if (driven?.moving) return takeBack(driven);
    if (driven) run = undefined;
    press();
  };
  shot.onwheel = (event) => {
    const spot = point(event), gesture = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? (event.deltaX > 0 ? "l" : "r") : event.deltaY > 0 ? "u" : "d";
    const hit = here.hits.find((one) => one.kind === "scroll" && one.gesture === gesture && one.way && inside(spot, one));
    if (!hit || finger) return;
    event.preventDefault();
    take(hit.way);
  };
  function lift() {
    clearTimeout(finger.timer);
    finger = undefined;
  }

  // MARK: Links

  const address = () => `#${path.map((way) => way.name).join(".")}`;
  function remember(method) {
    const taps = (history.state?.taps ?? 0) + (method === "pushState");
    // A sandboxed frame refuses it.
    try { history[method]({ taps }, "", address()); } catch {}
  }
  // #tap+.save are the names of ways from the start, #s12 is a state by the shortest way.
  const shortest = (number) => {
    const ways = [];
    for (let n = number; n; n = ways[0].from) {
      const [from, place] = data.states[n][3];
      ways.unshift(state(from).ways[place]);
    }
    return ways;
  };
  function read() {
    const text = decodeURIComponent(location.hash.slice(1)), [, number] = text.match(/^s(\d+)$/) ?? [];
    let ways = [], missing;
    if (number < count) ways = shortest(+number);
    else for (const name of text.split(".").filter(Boolean)) {
      const way = state(ways.at(-1)?.to ?? 0).ways.find((one) => one.name === name);
      if (!way) { missing = name; break; }
      ways.push(way);
    }
    cancelAnimationFrame(run?.frame);
    [run, past, haste] = [undefined, undefined, 1];
    path = ways;
    if (path.length) isFresh = false;
    arrive();
    const way = path.at(-1);
    if (way) new Lanes(way).draw(Infinity);
    if (number || missing) remember("replaceState");
    if (missing) $("caption").textContent = `Not recorded: ${missing}.`;
  }
  addEventListener("popstate", read);
  const undo = () => {
    if (run || !path.length) return;
    if (history.state?.taps) return history.back();
    path = path.slice(0, -1);
    remember("replaceState");
    read();
  };
  const again = () => {
    if (run || !path.length) return;
    path = [];
    remember("pushState");
    read();
  };

  // A screen of the map: the shortest way from here, four times as fast.
  function travel(numbers) {
    if (run) return;
    const came = new Map([[here.number, undefined]]);
    for (const number of came.keys()) {
      if (numbers.includes(number)) {
        const ways = [];
        for (let way = came.get(number); way; way = came.get(way.from)) ways.unshift(way);
        const next = () => {
          haste = ways.length ? 4 : 1;
          if (ways.length) take(ways.shift(), { then: next });
        };
        return next();
      }
      for (const way of state(number).ways) if (!came.has(way.to)) came.set(way.to, way);
    }
    location.hash = `s${numbers[0]}`;
  }
  const statesOf = (node) => numbers(node.dataset.states);
  const node = (event) => event.target.closest("[data-states]");
  const choose = (event) => {
    const chosen = node(event);
    if (chosen) travel(statesOf(chosen));
  };
  $("map").onclick = choose;
  $("map").onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== " " || !node(event)) return;
    event.preventDefault();
    choose(event);
  };
  $("map").onpointerover = (event) => {
    const number = node(event)?.dataset.screen, way = number ? [0, ...shortest(+number).map(({ to }) => to)] : [];
    const screens = new Set(all($("map"), "[data-states]").filter((one) => statesOf(one).some((state) => way.includes(state))).map((one) => one.dataset.screen));
    flag(all($("map"), "[data-screen]"), "lit", (one) => screens.has(one.dataset.screen));
    flag(all($("map"), "[data-from]:not(.back)"), "lit", (one) => screens.has(one.dataset.from) && screens.has(one.dataset.to));
  };

  // MARK: Buttons and keys

  function copy(text, title) {
    const [label, field] = $("copied").children;
    [label.textContent, field.value, $("copied").hidden] = [title, text, false];
    field.select();
    document.execCommand("copy");
    $("say").textContent = title;
  }
  const test = () => {
    const name = path.map((way) => way.words).join(", ");
    return [`it(${JSON.stringify(name)}, function()`, ...path.flatMap((way) => [...way.line.split("\n").map((line) => `  ${line}`), "  settle()"]), "end)", ""].join("\n");
  };
  $("test").onclick = () => copy(test(), "Copied: a test with these taps.");
  $("link").onclick = () => copy(location.href.replace(/#.*/, "") + address(), "Copied: a link to here.");
  $("undo").onclick = undo;
  $("again").onclick = again;
  $("slow").onclick = () => {
    speed = speed < 1 ? 1 : 0.5;
    set($("slow"), { "aria-pressed": speed < 1 });
  };
  const theme = () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  };
  const help = (isHidden) => {
    $("keys").hidden = isHidden;
    set($("help"), { "aria-expanded": !isHidden });
  };
  $("theme").onclick = theme;
  $("help").onclick = () => help(!$("keys").hidden);
  const find = () => $("map").querySelector(".here")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const turn = (name) => {
    main.dataset.tab = name;
    find();
    for (const tab of all($("tabs"), "button")) set(tab, { "aria-pressed": tab.value === name });
  };
  for (const tab of all($("tabs"), "button")) tab.onclick = () => turn(tab.value);
  // What leads back in the app.
  const backs = ["backButton", "backSwipe", "surroundings", "dismissalSwipe", "dismissalDrag"];
  function goBack() {
    const rank = ({ kind, name }) => backs.includes(kind) ? backs.indexOf(kind) : /^(cancel|close|done|ok)$/i.test(name) ? backs.length : Infinity;
    const [best] = here.hits.filter((hit) => hit.way && rank(hit) < Infinity).sort((a, b) => rank(a) - rank(b));
    if (best) take(best.way); else refuse();
  }
  const keys = { Backspace: undo, m: () => {
    turn("map");
    $("map").querySelector(".here")?.focus();
  }, h: () => shot.classList.toggle("open"), t: theme, "?": () => help(!$("keys").hidden) };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (!$("keys").hidden) help(true);
      else if (!$("copied").hidden) $("copied").hidden = true;
      else if (!run) goBack();
    } else if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
  });
  addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#copied")) $("copied").hidden = true;
  });

  read();
  reveal();
  setTimeout(() => reveal(false), 1000);
})();
