/** The rules of the classes inside drawings. drawing.css is this text as a file: under its content policy a page takes no rules from markup, and a picture file takes none from outside. */
export const drawingRules = `.pp { stroke: var(--edge, var(--e)); stroke-width: var(--edge-width, 0.16); stroke-linejoin: round; stroke-opacity: var(--edge-strength, 0.55); fill-opacity: var(--op, 1); }
.pp .t { fill: var(--t); }
.pp .u { fill: var(--u); }
.pp .v { fill: var(--v); }
.pp .l { fill: var(--l); }
.pp .w { fill: var(--w); }
.pp .r { fill: var(--r); }
.pp .k { fill: var(--k); }
.pp .d { fill: var(--d); }
.pp .h { fill: none; stroke: var(--h); stroke-width: 0.34; stroke-opacity: 0.7; stroke-linecap: round; }
.pp .b { fill: none; stroke: var(--e); stroke-width: 0.3; stroke-opacity: var(--rear, 0); }
.pp .c { stroke: none; fill-opacity: 1; opacity: var(--light, 1); }
.pp .cast { stroke: none; fill: #000; fill-opacity: 0.13; opacity: var(--light, 1); }
.pp .sd { stroke: none; fill: var(--shade, #1a1d21); fill-opacity: var(--shade-strength, 0.2); opacity: var(--light, 1); filter: blur(1.1px); }
.pp .sd.near { filter: none; }
.pp .sd.wide { filter: blur(6px); }
.pp.x, .pp .x { fill: none; stroke: var(--d); stroke-width: 1.6; stroke-opacity: 1; stroke-linecap: butt; }
.pp .dots { fill: none; stroke-width: 4.8; stroke-linecap: round; stroke-dasharray: 0 8; stroke-opacity: 1; opacity: var(--op, 1); }
.pp .dots [stroke-width] { stroke-width: 4.2; }
.pp .sc { stroke: #000; stroke-opacity: 0.13; }
.pp .st { stroke: var(--t); }
.pp .sw { stroke: var(--w); }
.pp .sr { stroke: var(--r); }
.pp .sh { stroke: var(--h); stroke-opacity: 0.7; }
.pp .onx { --t: var(--v); --l: var(--r); }
.pp .ony { --t: var(--u); }
.pp .tyre { --t: #3b4045; --u: #33383c; --v: #2b2f33; --l: #2b2f33; --w: #25292c; --r: #1f2225; --k: #1a1d1f; --d: #121415; --e: #101213; --h: #6b7075; fill-opacity: 1; opacity: var(--light, 1); }
.pp .tread { fill: none; stroke: #000; stroke-opacity: 0.32; opacity: var(--light, 1); }
.pp .wire { fill: var(--t); fill-opacity: 0.28; stroke: var(--e); stroke-width: 0.3; stroke-dasharray: 1 0.7; stroke-opacity: 0.9; }
.pp .open { fill: none; stroke-opacity: 0.5; }
.pp .sign { fill: none; stroke: var(--e); stroke-width: 0.6; stroke-linecap: round; stroke-opacity: 0.9; }
.pp .size { fill: var(--e); stroke: none; font-family: system-ui, sans-serif; font-weight: 600; text-anchor: middle; }
`;
