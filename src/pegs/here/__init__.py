"""Tables on one device, without a server: `Device` runs natively and in a browser's Web Worker.

It has no network, threads, or storage: its caller stores what each step says before applying it.
"""
