"""Tables on one device, without a server: `Device` runs natively and in a browser's Web Worker.

It has no network, threads, or storage: whoever holds it stores the lines that its steps name (see `steps`).
"""
