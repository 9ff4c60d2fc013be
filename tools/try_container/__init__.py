"""Does what deploy/Containerfile says in a new Debian, where there's no container engine.

As root on Linux, ``python -m tools.try_container`` carries out every ``RUN``, ``COPY``, ``ENTRYPOINT`` and
``HEALTHCHECK`` line with ``chroot``. The last stage then runs as the image does: with its user, without any
capability, and with a read-only file system. What an engine adds besides isn't tried: its layers, its
networks, and the base image, in whose place there's Debian's own Python of the same version.
"""
