// Shows the rows that have all words of a search. A tag such as A6 is a whole word, so that it doesn't
// find A60. The row of a class shows which of its members were found.
(() => {
  const $ = (id) => document.getElementById(id);
  const rows = [...document.querySelectorAll("[data-words]")].map((row) => {
    const said = [...row.querySelectorAll(".says")].map((part) => part.textContent).join(" ");
    const text = `${row.dataset.words} ${row.dataset.names ?? ""} ${said}`.toLowerCase();
    return { row, text, words: new Set(text.split(/[^\p{L}\p{N}]+/u)), names: row.dataset.names?.split(" ") };
  });
  const groups = [...document.querySelectorAll(".group")];
  const has = (row, word) => /^[a-z]{1,2}\d+$/.test(word) ? row.words.has(word) : row.text.includes(word);
  const most = 12;
  const showFound = ({ row, names }, words) => {
    const found = names.filter((name) => name && words.some((word) => name.toLowerCase().includes(word)));
    const list = document.createElement("ul");
    list.className = "films found";
    for (const name of found.slice(0, most)) {
      const link = document.createElement("a");
      link.href = `${row.querySelector("dt a").getAttribute("href")}#${row.id}.${name}`;
      link.textContent = name;
      list.appendChild(document.createElement("li")).appendChild(link);
    }
    if (found.length > most) list.appendChild(document.createElement("li")).textContent = `and ${found.length - most} more`;
    row.querySelector(".found")?.remove();
    if (found.length) row.querySelector("dd").appendChild(list);
  };
  const search = () => {
    const words = $("query").value.toLowerCase().split(/[\s,]+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      row.row.hidden = !words.every((word) => has(row, word));
      if (!row.row.hidden) count += 1;
      if (row.names && !row.row.hidden) showFound(row, words);
    }
    for (const group of groups) group.hidden = !group.querySelector("[data-words]:not([hidden])");
    $("none").hidden = count > 0;
    $("count").textContent = words.length ? `${count} of ${rows.length}` : `${rows.length}`;
  };
  // A frame without an origin may refuse a new address.
  const keep = () => {
    const query = $("query").value.trim();
    try { history.replaceState(null, "", (query ? "?q=" + encodeURIComponent(query) : location.pathname) + location.hash); } catch {}
  };
  $("query").value = new URLSearchParams(location.search).get("q") ?? "";
  $("search").hidden = false;
  $("query").oninput = search;
  $("query").onchange = keep;
  $("search").onsubmit = (event) => { event.preventDefault(); keep(); };
  onkeydown = (event) => {
    if (event.key !== "/" || event.target === $("query")) return;
    event.preventDefault();
    $("query").focus();
  };
  // The place of a member leads to the page of its class.
  const follow = () => {
    const place = decodeURIComponent(location.hash.slice(1));
    const owner = document.getElementById(place.split(".")[0]);
    if (owner?.dataset.names && place.includes(".")) location.replace(`${owner.querySelector("dt a").getAttribute("href")}#${place}`);
  };
  onhashchange = follow;
  follow();
  search();
})();
