/** What may be left of HTML: the names of elements, and of their attributes. */
export type AllowedHtml = { tags: ReadonlySet<string>; attributes: readonly string[] };

/** Elements whose content is no text for readers. Drawings and formulas are no HTML elements, and dropped for that. */
const DROPPED = new Set([
  'audio',
  'embed',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'script',
  'style',
  'template',
  'title',
  'video',
  'xmp',
]);
/** Deeper elements are joined to the one at this depth: no text needs more, and deep trees take long to lay out. */
export const MAX_DEPTH = 64;

/** Only http(s), protocol-relative and site-relative URLs: no `javascript:`, `data:`, `vbscript:`, `file:`. */
const ADDRESS = /^(https?:)?\/\/[^/\\]|^\/(?![/\\])|^#/i;
const ADDRESSES = new Set(['href', 'src']);
/** An address as a browser reads it: without tabs and line breaks. Undefined if it may not be opened. */
export function safeAddress(value: string): string | undefined {
  const address = value.replace(/[\t\n\r]/g, '').trim();
  return ADDRESS.test(address) ? address : undefined;
}

/** Start tags that leave no element open, or end the one before: they never nest by themselves. */
const NOT_NESTING =
  /^(area|base|br|col|dd|dt|embed|frame|hr|img|input|li|link|meta|option|p|source|td|th|tr|track|wbr)$/i;
const TAG = /<(\/?)([a-z][^\s/<>]*)[^<>]*>/gi;
/** More elements are never open at once; parsers search all of them at each tag, which is slow with thousands. */
const MAX_OPEN = 256;

/** HTML without the start tags that are nested too deep. Any result is safe to read: only tags are taken out. */
export function withoutDeepTags(html: string): string {
  let open = 0;
  return html.replace(TAG, (tag, slash: string, name: string) => {
    if (NOT_NESTING.test(name)) return tag;
    if (slash) open = Math.max(0, open - 1);
    else open += 1;
    return open > MAX_OPEN && !slash ? '' : tag;
  });
}

/** Where the children of an element go, and how deep that is. */
type Parent = { element: HTMLElement; depth: number };

/**
 * Reads HTML into a `<body>` of allowed elements, visiting each node once, however deep. Moves by a TreeWalker: a form
 * of hostile HTML has fields that are named like the properties of nodes.
 */
export function readHtml(html: string, allowed: AllowedHtml): HTMLElement {
  // A document without a window: it loads no images and runs no scripts.
  const inert = document.implementation.createHTMLDocument();
  // Inside a `<div>` the parser ignores what would replace the whole page, such as a `<frameset>`.
  const source = inert.createElement('div');
  // oxlint-disable-next-line eslint/no-restricted-properties -- read in a document that runs nothing, and only copied from
  source.innerHTML = withoutDeepTags(html);
  const output: Parent = { element: inert.createElement('body'), depth: 0 };
  const walker = inert.createTreeWalker(source, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const parents = [output];
  let node = walker.firstChild();
  while (node) {
    const inside = copyTo(parents.at(-1) ?? output, node, allowed);
    const child = inside && walker.firstChild();
    if (child) parents.push(inside);
    node = child ?? nextAfter(walker, parents);
  }
  return output.element;
}

/** The next node outside the current one, leaving its parents if it is their last. */
function nextAfter(walker: TreeWalker, parents: Parent[]): Node | null {
  let next = walker.nextSibling();
  while (!next && parents.length > 1 && walker.parentNode()) {
    parents.pop();
    next = walker.nextSibling();
  }
  return next;
}

/** Copies what is allowed of a node. Where its children go; undefined if they are dropped with it. */
function copyTo(parent: Parent, node: Node, allowed: AllowedHtml): Parent | undefined {
  if (node instanceof Text) parent.element.append(node.data);
  if (!(node instanceof HTMLElement) || DROPPED.has(node.localName)) return undefined;
  if (!allowed.tags.has(node.localName) || parent.depth === MAX_DEPTH) return parent;
  const element = parent.element.ownerDocument.createElement(node.localName);
  for (const name of allowed.attributes) {
    const value = node.getAttribute(name);
    const safe = value !== null && ADDRESSES.has(name) ? safeAddress(value) : value;
    if (typeof safe === 'string') element.setAttribute(name, safe);
  }
  parent.element.append(element);
  return { element, depth: parent.depth + 1 };
}
