"""Checks that workflows are YAML, and that their steps run goals of the Makefile and nothing else.

A container that has no make may install it first. Contributors begin in the image of the gate: that of
.devcontainer/devcontainer.json is the container of ci.yml.
"""

import json
import sys

import yaml

failures = []
for path in sys.argv[1:]:
    try:
        with open(path) as file:
            jobs = yaml.safe_load(file)["jobs"]
    except (yaml.YAMLError, KeyError, TypeError) as error:
        failures.append(f"{path}: {error!r}")
        continue
    for name, job in jobs.items():
        commands = [step["run"] for step in job["steps"] if "run" in step]
        for command in commands:
            parts = [part.strip() for line in command.splitlines() for part in line.split("&&")]
            if not all(part.startswith(("make ", "apt-get ")) for part in parts):
                failures.append(f"{path}: {name} runs '{command}', which is no goal of the Makefile")
    if path.endswith("/ci.yml"):
        with open(".devcontainer/devcontainer.json") as file:
            image = json.load(file)["image"]
        if image != jobs["linux"]["container"]:
            failures.append(f"{path}: its container isn't {image}, the image of .devcontainer")
print("\n".join(failures), end="\n" if failures else "", file=sys.stderr)
sys.exit(bool(failures))
