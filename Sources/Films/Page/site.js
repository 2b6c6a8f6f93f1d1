// Shows the rows that have all words of a search. A tag such as A6 is a whole word, so that it doesn't
// find A60.
(() => {
  const $ = (id) => document.getElementById(id);
  const rows = [...document.querySelectorAll("[data-words]")].map((row) => ({ row, text: row.dataset.words, words: new Set(row.dataset.words.split(/[^\p{L}\p{N}]+/u)) }));
  const groups = [...document.querySelectorAll(".group")];
  const has = (row, word) => /^[a-z]{1,2}\d+$/.test(word) ? row.words.has(word) : row.text.includes(word);
  const search = () => {
    const words = $("query").value.toLowerCase().split(/[\s,]+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      row.row.hidden = !words.every((word) => has(row, word));
      if (!row.row.hidden) count += 1;
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
  search();
})();
