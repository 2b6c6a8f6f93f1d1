(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const all = (place, selector) => [...place.querySelectorAll(selector)];
  const root = document.documentElement;
  const options = new URLSearchParams(location.search);
  const html = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const set = (node, attributes) => {
    for (const name in attributes) node.setAttribute(name, attributes[name]);
    return node;
  };
  const svg = (tag, attributes, text) => {
    const node = set(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes);
    if (text) node.textContent = text;
    return node;
  };
  const copy = (node) => {
    const clone = node.cloneNode(true);
    for (const part of [clone, ...all(clone, "[id]")]) part.removeAttribute("id");
    return clone;
  };
  // What a page has only once is put where it is used, so that each part can be pointed at.
  const whole = (node) => {
    for (const use of all(node, "use")) use.replaceWith(whole(copy($(use.href.baseVal.slice(1)))));
    return node;
  };

  // The document: parts with steps, each with a side for each film.
  const film = $("film");
  const parts = all(film, ".part")
    .filter((part, index) => !options.has("part") || index + 1 === +options.get("part"))
    .map((part) => ({ name: part.querySelector("h2")?.textContent ?? "", steps: all(part, ".step"),
      why: (part.querySelector(".why") ?? part.querySelector("h2"))?.textContent ?? "" }))
    .filter((part) => part.steps.length);
  const steps = parts.flatMap((part) => part.steps);
  if (!steps.length) return;
  const partOf = new Map(parts.flatMap((part) => part.steps.map((step) => [step, part])));
  const sides = (step) => all(step, ":scope > .side");
  const figures = (side) => all(side, "figure");
  const isStill = (step) => sides(step).every((side) => "still" in side.dataset);
  const count = (step) => Math.max(1, ...sides(step).map((side) => figures(side).length));
  let at = 0, moment = 0, timer = 0, frame = 0, address = 0, lit;

  // What was a document becomes a player. Steps that aren't shown are out of the page, since browsers
  // build what each of their symbols stands for; paper has them.
  const place = document.createComment("");
  film.replaceWith(place);
  addEventListener("beforeprint", () => place.replaceWith(film));
  addEventListener("afterprint", () => film.replaceWith(place));
  root.classList.add("live");
  root.classList.toggle("bare", options.has("bare"));
  for (const id of ["player", "strip"]) $(id).hidden = false;
  document.querySelector(".tools").hidden = false;
  // The controllers of each film by world, since numbers begin anew in each, and by number.
  const casts = all(document, ".cast").map((cast) => {
    const worlds = [];
    for (const one of all(cast, "[data-c]")) {
      (worlds[one.dataset.world ?? 0] ??= new Map()).set(one.dataset.c, { name: one.querySelector("b").textContent, hue: one.className });
    }
    return worlds;
  });
  const world = (step, { index }) => sides(step)[index].dataset.world ?? 0;
  const scripts = all(document, ".code"), models = all(document, ".model");
  const reels = all($("player"), ".reel").map((reel, index) => {
    const code = copy(scripts[index]);
    const lines = new Map(all(scripts[index], "li").map((line, place) => [line.id.replace(/\D/g, ""), code.children[place]]));
    const places = { index, place: reel, line: (number) => lines.get(`${number}`) };
    for (const name of ["shot", "beat", "note", "tree", "lanes", "source"]) {
      places[name] = reel.querySelector("." + name);
    }
    places.source.append(code);
    // On a phone.
    const tabs = all(reel, ".tabs button");
    tabs.forEach((tab, number) => tab.onclick = () => {
      reel.dataset.tab = number;
      tabs.forEach((one) => set(one, { "aria-pressed": one === tab }));
      show();
    });
    return places;
  });
  root.classList.toggle("two", reels.length > 1);

  // A controller that is pointed at is marked on the device, in the hierarchy and among the callbacks.
  const light = () => {
    for (const one of all($("player"), "[data-c]")) one.classList.toggle("hot", one.dataset.c === lit);
  };
  addEventListener("pointerover", ({ target }) => {
    lit = target.closest("[data-c]")?.dataset.c;
    light();
  });

  // The strip: a thumbnail for each step, drawn when it comes into sight.
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const picture = all(steps[target.value], "figure > .dev").at(-1);
      if (!picture) continue;
      target.append(set(copy(picture), { role: "none", "aria-label": "", "aria-hidden": true }));
    }
  });
  for (const part of parts) {
    const row = html("div", { className: "row" }), line = html("div");
    row.append(html("span", { textContent: part.name, title: part.name }), line);
    for (const step of part.steps) {
      const number = steps.indexOf(step), code = step.querySelector("h3 code")?.textContent ?? "";
      const button = set(html("button", { value: number, title: code, tabIndex: -1 }), { "aria-label": `Step ${number + 1}: ${code}` });
      button.classList.toggle("warns", !!step.querySelector(".card,.failed"));
      button.classList.toggle("other", step.classList.contains("other"));
      button.onclick = () => { stop(); go(number); };
      line.append(button);
      seen.observe(button);
    }
    $("thumbs").append(row);
  }
  const thumbs = all($("thumbs"), "button");

  // The lanes: a column for each event, the time between as a hatched gap.
  const eventsOf = (side) => all(side, ".ev li[data-e]").map((item) => {
    const text = item.textContent, [, id, time, kind, call] = item.dataset.e.match(/^(\d+) (\d+) (?::(\w+):)?(.*)$/s);
    return { id, time: +time, kind: kind ?? "callback", text, call: call || text.match(/(\w+)(\(\w+\))?$/)[1] };
  });
  const word = (event) => {
    if (event.kind === "deinit") return "freed";
    const to = event.text.match(/toParent: (.*)\)$/);
    const short = event.call.replace(/^view(?=[A-Z])/, "");
    const name = short[0] ? short[0].toLowerCase() + short.slice(1) : event.kind;
    return to ? `${name} → ${to[1].slice(0, 24)}` : name.slice(0, 40);
  };
  const states = (side) => Object.fromEntries(
    (side.dataset.on ?? "").split(" ").filter(Boolean).map((pair) => pair.split(":")));
  const after = { viewWillAppear: "appearing", viewDidAppear: "appeared", viewWillDisappear: "disappearing", viewDidDisappear: "disappeared" };
  const lane = 34, gap = 66, pen = html("canvas").getContext("2d");
  pen.font = "600 12.5px " + getComputedStyle(root).fontFamily;
  const wide = (text) => pen.measureText(text).width;
  const cut = (text, room) => {
    let end = text.length;
    while (end > 1 && wide(text.slice(0, end)) > room) end--;
    return end < text.length ? text.slice(0, end - 1) + "…" : text;
  };
  // Where bars begin: behind the longest name.
  let gutter = 0;

  // The rows of a step: those of its part, so that they keep their places, unless they are too many.
  const known = new Map();
  function rows(step, reel) {
    const of = (list) => {
      const ids = new Set();
      for (const one of list) {
        if (world(one, reel) !== world(step, reel)) continue;
        const side = sides(one)[reel.index];
        for (const id of Object.keys(states(side))) ids.add(id);
        for (const event of eventsOf(side)) if (event.kind !== "mark") ids.add(event.id);
      }
      const container = (id) => reel.cast.get(id).hue === "kn";
      return [...ids].filter((id) => reel.cast.has(id)).sort((a, b) => container(b) - container(a) || a - b);
    };
    const part = partOf.get(step), key = `${reel.index} ${parts.indexOf(part)} ${world(step, reel)}`;
    if (!known.has(key)) known.set(key, of(part.steps));
    return known.get(key).length <= 7 ? known.get(key) : of([step]);
  }

  // Two films have one axis of time: `lane` is a row of either.
  function layOut(events, stretch) {
    let x = gutter, time = 0;
    const places = [], gaps = [], ends = {};
    for (const event of events) {
      if (event.time > time) {
        x = Math.max(x, ...Object.values(ends));
        gaps.push({ x, length: event.time - time, from: time });
        x += gap;
        time = event.time;
      }
      x = Math.max(x, ends[event.lane] ?? 0);
      places.push(x);
      const isLong = event.kind === "transition";
      ends[event.lane] = x + (24 + 6.4 * (isLong ? event.call.length + 9 : word(event).length)) * stretch;
      if (!isLong) x += 26 * stretch;
    }
    return { places, gaps, end: Math.max(x, ...Object.values(ends)) };
  }

  function drawLanes(step, reel, limit) {
    const side = sides(step)[reel.index], state = states(side), ids = rows(step, reel);
    const all = reels.flatMap((one) => {
      const ids = rows(step, one);
      return eventsOf(sides(step)[one.index]).filter((event) => ids.includes(event.id))
        .map((event) => ({ ...event, reel: one, lane: `${one.index} ${event.id}` }));
    }).sort((a, b) => a.time - b.time);
    const own = (list) => list.filter((_, index) => all[index].reel === reel);
    const events = own(all);
    if (!ids.length) return reel.lanes.replaceChildren(html("p", { textContent: "No callbacks here." }));
    const names = Object.fromEntries((side.dataset.named ?? "").split("\n").filter(Boolean).map((line) => line.match(/^(\d+) (.*)$/s).slice(1)));
    const room = reel.lanes.clientWidth - 2;
    const longest = reels.flatMap((one) => rows(step, one).map((id) => wide(one.cast.get(id).name)));
    gutter = 32 + Math.min(Math.max(...longest), 0.3 * room, 190);
    const tight = layOut(all, 1);
    const fixed = tight.gaps.length * gap;
    const spare = (room - gutter - fixed - 8) / Math.max(tight.end - gutter - fixed, 1);
    const laid = spare > 1 ? layOut(all, Math.min(1.5, spare)) : tight, { gaps, end } = laid, places = own(laid.places);
    const height = 34 + ids.length * lane, width = Math.max(end + 8, room);
    const picture = svg("svg", { width, height, role: "img", "aria-label": `${events.length} events of this step` });
    const y = (id) => 23 + ids.indexOf(id) * lane;
    for (const { x, length } of gaps) {
      picture.append(svg("rect", { class: "wait", x: x + 3, y: 4, width: 60, height: height - 26, rx: 6 }),
        svg("text", { class: "sub mid", x: x + 33, y: height - 7 }, `${length} ms`));
    }
    for (const id of ids) picture.append(life(id, names[id] ?? reel.cast.get(id).name, reel, y(id), events, places, state[id], width));
    events.forEach((event, index) => picture.append(mark(event, places[index], y(event.id), gaps, end, reel)));
    const done = events.filter((event) => event.time <= limit).length;
    const pause = gaps.find(({ x }) => x >= (places[done - 1] ?? gutter));
    const cursor = !events.length || done === events.length ? 0 : done ? (pause?.x ?? 0) + 33 : gutter - 5;
    if (cursor) picture.append(svg("path", { class: "cursor", d: `M${cursor} 2V${height - 20}` }));
    reel.lanes.replaceChildren(picture);
  }

  function life(id, name, reel, y, events, places, state, width) {
    const row = svg("g", { class: reel.cast.get(id).hue, "data-c": id });
    row.append(svg("text", { class: "who", x: 14, y: y + 1 }, cut(name, gutter - 30)),
      svg("text", { class: "sub", x: 14, y: y + 14 }, `#${id}`),
      svg("path", { class: "rule", d: `M${gutter - 8} ${y}H${width}` }));
    let from = gutter - 8;
    const draw = (to) => {
      if (state && state !== "disappeared") row.append(svg("path", { class: state === "appeared" ? "life" : "life pale", d: `M${from} ${y}H${to}` }));
      from = to;
    };
    events.forEach((event, index) => {
      const next = event.id === id && event.kind === "callback" && after[event.call];
      if (!next) return;
      draw(places[index] + 5);
      state = next;
    });
    draw(width);
    return row;
  }

  function mark(event, x, y, gaps, end, reel) {
    const group = svg("g", { class: `${reel.cast.get(event.id).hue} event`, "data-c": event.id });
    group.onclick = () => { stop(); go(at, reel.momentOf(event.time)); };
    if (event.kind === "transition") {
      const pause = gaps.find((one) => one.x > x && one.from >= event.time);
      const stop = pause ? pause.x + gap : end;
      group.append(svg("rect", { class: "tr", x: x - 2, y: y - 11, width: Math.max(stop - x, 4), height: 22, rx: 6 }),
        svg("text", { class: "who", x: x + 8, y: y + 4 }, `${event.call}${pause ? `, ${pause.length} ms` : " …"}`));
    } else {
      group.append(svg("circle", { class: "spot", cx: x + 5, cy: y, r: 6 }),
        svg("text", { class: event.kind === "callback" ? "lab" : "lab del", x: x + 14, y: y + 4 }, word(event)));
    }
    group.append(svg("title", {}, `${event.text}, ${event.time} ms`));
    return group;
  }

  // The script: the line of this step, and in place the functions that ran because of it.
  function markSource(side, reel) {
    for (const line of all(reel.source, ".now")) line.classList.remove("now");
    for (const peek of all(reel.source, ".peek")) peek.remove();
    const { line: first, last = first } = side.dataset, now = reel.line(first);
    if (!now) return;
    for (let n = +first; n <= +last; n++) reel.line(n)?.classList.add("now");
    const peek = html("li", { className: "peek" }), list = html("ol");
    for (const run of (side.dataset.ran ?? "").split(" ").filter(Boolean)) {
      const [range, lines] = run.split(":"), [from, to] = range.split("-").map(Number);
      const ran = new Set(lines.split(",").map(Number));
      for (let n = from; n <= to; n++) {
        if (!reel.line(n)) continue;
        list.append(Object.assign(copy(reel.line(n)), { value: n, className: ran.has(n) || n === from ? "" : "faint" }));
      }
    }
    if (list.children.length) { peek.append(list); (reel.line(last) ?? now).after(peek); }
    const box = reel.source;
    box.scrollTop += now.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight * 0.3;
    box.scrollLeft = 0;
  }

  // What the words are for a moment: its own caption, or that of the whole step.
  const caption = (side) => {
    const figure = figures(side)[Math.min(moment, figures(side).length - 1)];
    const own = figure?.querySelector("figcaption").lastChild.textContent.trim();
    return own || [...side.children].find((child) => child.tagName === "P" && !child.className)?.textContent || "";
  };

  // The edge of a controller's view on the device, with its number: without a place it is the screen.
  function edge(view, reel, glass) {
    const [id, x = 0, y = 0, width = glass.width - 24, height = glass.height - 24] = view.split(" ");
    const group = svg("g", { class: `own ${reel.cast.get(id)?.hue ?? "kn"}`, "data-c": id });
    group.append(svg("rect", { x, y, width, height, rx: view === id ? 46 : 6 }),
      svg("text", { x: +x + 18, y: +y + 39 }, `#${id}`));
    return group;
  }

  const remarks = ":scope > .card, :scope > .failed";

  function showSide(step, reel) {
    const side = sides(step)[reel.index], list = figures(side);
    if (!list.length) {
      for (const name of ["shot", "tree", "lanes", "beat"]) reel[name].replaceChildren();
      return reel.note.replaceChildren(html("p", { textContent: side.textContent }));
    }
    const figure = list[Math.min(moment, list.length - 1)];
    const device = copy(figure.querySelector(".dev")), { width, height } = device.viewBox.baseVal;
    reel.shot.replaceChildren(device);
    for (const view of figure.dataset.v?.split(";") ?? []) device.append(edge(view, reel, device.viewBox.baseVal));
    // A tablet, or a phone that is turned.
    reel.place.classList.toggle("wide", width > 0.6 * height);
    models[reel.index].textContent = side.dataset.device;
    reel.tree.replaceChildren(whole(copy(figure.querySelector(".family"))));
    reel.beat.replaceChildren(...list.map((one, index) => {
      const button = set(html("button", { textContent: one.dataset.m }), { "aria-pressed": one === figure });
      button.onclick = () => { stop(); moment = index; show(); };
      return button;
    }));
    const notes = reels.length > 1 ? [] : all(side, remarks).map(copy);
    notes.push(html("p", { textContent: caption(side) }));
    const printed = side.querySelector(":scope > pre");
    if (printed) {
      const lines = printed.textContent.trimEnd().split("\n").length;
      const box = html("details", { open: lines < 4 });
      box.append(html("summary", { textContent: `Printed, ${lines} ${lines === 1 ? "line" : "lines"}` }), copy(printed));
      notes.push(box);
    }
    const why = partOf.get(step).why;
    if (why && reel.index === 0) notes.push(html("p", { className: "why", textContent: why }));
    reel.note.replaceChildren(...notes);
    // The first picture in which an event has happened.
    reel.momentOf = (time) => {
      const index = list.findIndex(({ dataset }) => dataset.m !== "tap" && dataset.at - side.dataset.from >= time);
      return index < 0 ? Infinity : index;
    };
    drawLanes(step, reel, figure.dataset.m === "tap" ? -1 : figure.dataset.at - side.dataset.from);
    markSource(side, reel);
  }

  function show() {
    const step = steps[at];
    moment = Math.max(0, Math.min(moment, count(step) - 1));
    for (const reel of reels) reel.cast = casts[reel.index][world(step, reel)] ?? new Map();
    for (const reel of reels) showSide(step, reel);
    light();
    // Of two films: in what they differ, and what UIKit says, across both.
    const both = reels.length > 1 ? [...all(step, ":scope > .differs"), ...sides(step).flatMap((side) => all(side, remarks))] : [];
    $("verdict").replaceChildren(...both.map(copy));
    $("count").textContent = `${at + 1} of ${steps.length}`;
    // The strip is one stop of the tab key: arrows go on from there.
    thumbs.forEach((thumb, index) => Object.assign(set(thumb, { "aria-current": index === at && "step" }), { tabIndex: index === at ? 0 : -1 }));
    if (thumbs.includes(document.activeElement)) thumbs[at].focus({ preventScroll: true });
    const thumb = thumbs[at].getBoundingClientRect(), edge = $("thumbs").getBoundingClientRect();
    if (thumb.left < edge.left || thumb.right > edge.right) $("thumbs").scrollLeft += thumb.left - edge.left - edge.width / 2;
    // Browsers refuse more than about a hundred changes in half a minute.
    clearTimeout(address);
    address = setTimeout(() => {
      const place = moment < count(step) - 1 ? `#${step.id}.${moment + 1}` : `#${step.id}`;
      // A sandboxed frame refuses it.
      try { history.replaceState(null, "", place); } catch {}
    }, 300);
  }

  function go(index, which = Infinity) {
    at = Math.max(0, Math.min(index, steps.length - 1));
    moment = which;
    show();
    $("say").textContent = `Step ${at + 1}. ${sides(steps[at]).map(caption).join(" ")}`;
  }

  const move = (by) => {
    const next = moment + by;
    if (next >= 0 && next < count(steps[at])) go(at, next);
    else if (steps[at + by]) go(at + by, by > 0 ? 0 : Infinity);
  };

  // A picture between two states says where each part begins and ends; a third of the speed.
  function animate(done) {
    const begin = performance.now();
    const moving = reels.map((reel) => {
      const list = figures(sides(steps[at])[reel.index]), figure = list[Math.min(moment, list.length - 1)];
      return figure?.dataset.ms ? { picture: reel.shot, length: 3 * figure.dataset.ms || 1, goal: figure === list.at(-1) ? figure.dataset.part / 1000 : 1 } : null;
    }).filter(Boolean);
    const between = (values, part) => {
      const place = part * (values.length - 1), index = Math.min(Math.floor(place), values.length - 2);
      return values[index] + (values[index + 1] - values[index]) * (place - index);
    };
    const numbers = (text) => text.split(" ").map(Number);
    const tick = (now) => {
      let isOver = true;
      for (const { picture, length, goal } of moving) {
        const part = Math.min((now - begin) / length, goal), eased = part * part * (3 - 2 * part);
        isOver &&= part >= goal;
        for (const one of all(picture, "[data-m]")) {
          const place = [0, 1].map((axis) => between(numbers(one.dataset.m).filter((_, i) => i % 2 === axis), eased));
          set(one, { transform: `translate(${place})` });
        }
        for (const one of all(picture, "[data-o]")) set(one, { opacity: between(numbers(one.dataset.o), eased) });
      }
      if (isOver) done(); else frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  const label = (sign, name) => { set($("play"), { "aria-label": name }).textContent = sign; };

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = 0;
    label("▶", "Play");
  }

  function play() {
    const isAtEnd = () => at === steps.length - 1 && moment >= count(steps[at]) - 1;
    if (isAtEnd()) go(0, 0);
    label("❚❚", "Stop");
    const tick = () => {
      if (isAtEnd()) return stop();
      move(1);
      const figure = figures(sides(steps[at])[0])[moment];
      if (figure?.dataset.ms && !matchMedia("(prefers-reduced-motion: reduce)").matches) animate(() => { timer = setTimeout(tick, 60); });
      else timer = setTimeout(tick, figure?.dataset.m === "tap" || isStill(steps[at]) ? 700 : 1700);
    };
    timer = setTimeout(tick, 300);
  }

  const goPart = (by) => {
    const part = parts[parts.indexOf(partOf.get(steps[at])) + by];
    stop();
    if (part) go(steps.indexOf(part.steps[0]));
  };
  const theme = () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  };
  const help = (isHidden) => {
    $("keys").hidden = isHidden;
    set($("help"), { "aria-expanded": !isHidden });
  };
  const keys = { ArrowRight: () => go(at + 1), ArrowLeft: () => go(at - 1), ".": () => move(1), ",": () => move(-1),
    "]": () => goPart(1), "[": () => goPart(-1), c: () => {
      const ids = all($("player"), ".own").map((one) => one.dataset.c);
      lit = ids[ids.indexOf(lit) + 1];
      light();
    }, Home: () => go(0), End: () => go(steps.length - 1) };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && event.target.tagName !== "BUTTON") { event.preventDefault(); timer ? stop() : play(); }
    else if (event.key === "t") theme();
    else if (event.key === "?") help(!$("keys").hidden);
    else if (event.key === "Escape") help(true);
    else if (keys[event.key]) { event.preventDefault(); stop(); keys[event.key](); }
  });
  $("back").onclick = () => { stop(); go(at - 1); };
  $("next").onclick = () => { stop(); go(at + 1); };
  $("former").hidden = $("later").hidden = parts.length < 2;
  $("former").onclick = () => goPart(-1);
  $("later").onclick = () => goPart(1);
  $("play").onclick = () => (timer ? stop() : play());
  $("theme").onclick = theme;
  $("help").onclick = () => help(!$("keys").hidden);

  // Links: #step-12 is the end of step 12, #step-12.2 its second moment, #warning-1 its step.
  const read = () => {
    const [id, which] = decodeURIComponent(location.hash.slice(1)).split(".");
    const number = steps.indexOf(id && film.querySelector("#" + CSS.escape(id))?.closest(".step"));
    if (number >= 0) go(number, which ? which - 1 : Infinity);
  };
  addEventListener("hashchange", read);
  addEventListener("resize", show);
  // A test's film begins where it failed, two films where they begin to differ, others with the
  // picture that says most.
  const first = [".failed", ".step.first", ".step.poster"].map((name) =>
    steps.findIndex((step) => step.matches(name) || step.querySelector(name))).find((index) => index >= 0);
  go(first ?? 0);
  read();
})();
