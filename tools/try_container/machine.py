"""A Debian in a folder, and commands that run in it as in a container."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.try_container.containerfile import PATH

CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
LEAST = ("python3-venv", "ca-certificates")
"""A Python, which can make environments for itself, and the certificates for downloads."""
LIKE_THE_IMAGE = (*LEAST, "python3-dev")
"""What makes a small Debian like the image of Python: it also has headers, but no compiler."""
PYTHON = "/opt/base"
"""A Python with pip, named as in the image."""
ENTER = """
mount --make-rprivate /
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
"""
READ_ONLY = """
mount --bind "$ROOT" "$ROOT"
mount -o remount,bind,ro "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT$VOLUME"
ip link set lo up
"""


def make_base(root: Path, release: str, packages: Sequence[str]) -> None:
    """Make a Debian with some packages, and a Python at `PYTHON`, unless it's there already."""
    if (root / "opt/base/bin/pip").exists():
        prepare(root)
        return
    shutil.rmtree(root, ignore_errors=True)
    root.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["debootstrap", "--variant=minbase", release, str(root)], check=True)
    install = f"apt-get update && apt-get install --yes --no-install-recommends {' '.join(packages)}"
    prepare(root)
    run(root, f"{install} && python3 -m venv {PYTHON} && rm -rf /var/lib/apt/lists/*", {})
    prepare(root)  # the package has brought its own certificates


def prepare(root: Path) -> None:
    """Let a root reach the network as this machine does."""
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    if CERTIFICATES.exists():
        (root / "etc/ssl/certs").mkdir(parents=True, exist_ok=True)
        shutil.copy(CERTIFICATES, root / "etc/ssl/certs/ca-certificates.crt")


def copy_root(root: Path, other: Path) -> None:
    """A copy of a root, in which nothing has been done yet."""
    shutil.rmtree(other, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", str(root), str(other)], check=True)


def environment_of(more: Mapping[str, str]) -> dict[str, str]:
    """Only what the image has, and which certificates this machine trusts."""
    known = {"PATH": f"{PYTHON}/bin:{PATH}", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
    names = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
    return known | {name: os.environ[name] for name in names if name in os.environ} | dict(more)


def run(
    root: Path,
    command: str,
    environment: Mapping[str, str],
    folder: str = "/",
    user: str = "0",
    network: bool = True,
) -> None:
    """Run a command of ``RUN`` in a root. Raises CalledProcessError."""
    (root / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
    inside = ["chroot", f"--userspec={user}:{user}", str(root), "sh", "-c", f"cd {folder} && {command}"]
    apart = [] if network else ["--net"]
    enter = ENTER if network else f"{ENTER}ip link set lo up\n"
    words = ["unshare", "--mount", "--pid", *apart, "--fork", "--kill-child"]
    words += ["sh", "-ec", f'{enter} exec "$@"', "sh"]
    variables = environment_of(environment)
    subprocess.run(["env", "-i", f"ROOT={root}", *_set(variables), *words, *inside], check=True)


def run_as_container(
    root: Path, script: str, environment: Mapping[str, str], volume: str, data: Path, user: str
) -> int:
    """Run a script as a container does; only the volume and /tmp can be written to. Returns its status."""
    data.mkdir(parents=True, exist_ok=True)
    os.chown(data, int(user), int(user))
    inside = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--bounding-set=-all"]
    inside += ["--inh-caps=-all", "--no-new-privs", "sh", "-c", f"cd {volume} && {script}"]
    words = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sh", "-ec"]
    words += [f'{READ_ONLY} exec "$@"', "sh", "chroot", str(root), *inside]
    places = [f"ROOT={root}", f"DATA={data}", f"VOLUME={volume}"]
    variables = environment_of(environment) | {"HOME": volume}
    return subprocess.run(["env", "-i", *places, *_set(variables), *words], check=False).returncode


def size_of(root: Path) -> float:
    """Megabytes in a root."""
    counted = subprocess.run(["du", "-sxm", str(root)], capture_output=True, text=True, check=True)
    return float(counted.stdout.split()[0])


def _set(variables: Mapping[str, str]) -> Sequence[str]:
    return [f"{name}={value}" for name, value in variables.items()]
