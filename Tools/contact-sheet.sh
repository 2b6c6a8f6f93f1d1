#!/usr/bin/env bash
# Draws every lesson, recipe, flow and mistake as a strip of its steps, all on one page, to be looked
# over in a minute.
#
#     Tools/contact-sheet.sh COMMAND FOLDER
set -euo pipefail
command=$1 folder=$2
mkdir -p "$folder"
{
  printf '%s\n' '<!doctype html>' '<html lang="en">' '<meta charset="utf-8">' \
    '<title>Contact sheet</title>' \
    '<style>body{font:13px sans-serif;margin:16px;background:#f5f4f0}main{columns:460px}' \
    'figure{margin:0 0 16px;break-inside:avoid}img{zoom:.3;display:block}' \
    'figcaption{color:#555}</style>' '<h1>All films</h1><main>'
  for script in scripts/{lessons,recipes,flows,mistakes}/*.lua; do
    name=$(basename "$script" .lua)
    "$command" render --strip "$folder/$name.svg" "$script"
    printf '<figure><img loading="lazy" alt="" src="%s.svg"><figcaption>%s</figcaption></figure>\n' \
      "$name" "${script#scripts/}"
  done
  echo '</main></html>'
} >"$folder/index.html"
echo "$folder/index.html: $(find "$folder" -name '*.svg' | wc -l) films"
