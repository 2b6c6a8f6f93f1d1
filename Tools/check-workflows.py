"""Checks that workflows are YAML, and that their steps run goals of the Makefile and nothing else.

A container that has no make may install it first. Contributors begin in the image of the gate: that of
.devcontainer/devcontainer.json is the container of ci.yml. What fails on GitHub's machines only is checked
as well: goals that read the repository in a container, where it belongs to another user, and artifacts in
folders whose names begin with a dot.
"""

import json
import sys

import yaml

# The goals that call git.
GOALS_OF_GIT = {"checksums", "deb", "dist", "release"}

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
        goals = {word for command in commands for word in command.split()}
        settings = job.get("env", {}).values()
        if "container" in job and goals & GOALS_OF_GIT and "safe.directory" not in settings:
            failures.append(f"{path}: {name} reads the repository, which git refuses without safe.directory")
        for step in job["steps"]:
            words = step.get("with", {})
            if step.get("uses", "").startswith("actions/upload-artifact@"):
                if words["path"].startswith(".") and not words.get("include-hidden-files"):
                    failures.append(f"{path}: {name} uploads hidden files, which are left out")
    if path.endswith("/ci.yml"):
        with open(".devcontainer/devcontainer.json") as file:
            image = json.load(file)["image"]
        if image != jobs["linux"]["container"]:
            failures.append(f"{path}: its container isn't {image}, the image of .devcontainer")
print("\n".join(failures), end="\n" if failures else "", file=sys.stderr)
sys.exit(bool(failures))
