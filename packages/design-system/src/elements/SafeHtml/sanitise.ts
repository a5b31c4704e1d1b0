import createPurifier, { type Config } from 'dompurify';

/** What a piece of the server's HTML may hold. `notice` is the chat's short panel: no pictures, no tables. */
export type HtmlProfile = 'description' | 'notice';

const WORDS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'span',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
];
const LAYOUT = [
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
  'pre',
  'code',
];
/** http(s), protocol-relative and site-relative addresses only: no `javascript:`, `data:`, `vbscript:`, `file:`. */
const ADDRESS = /^(https?:)?\/\/[^/\\]|^\/(?![/\\])|^#/i;

const PROFILES: Record<HtmlProfile, Config> = {
  description: {
    ALLOWED_TAGS: [...WORDS, ...LAYOUT],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  },
  notice: { ALLOWED_TAGS: WORDS, ALLOWED_ATTR: ['href'] },
};

const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  // DOMPurify lets pictures carry data: addresses whatever the address rule says.
  if (['href', 'src'].includes(attribute.attrName) && !ADDRESS.test(attribute.attrValue.trim()))
    attribute.keepAttr = false;
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  if (node.tagName === 'IMG') {
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
});

/** Nodes of the allowed parts of the HTML. A fragment, not text: text parsed a second time may turn into something else. */
export function sanitise(html: string, profile: HtmlProfile): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ...PROFILES[profile],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // The page has its own h1 and h2; what a server writes stands below them.
  for (const heading of fragment.querySelectorAll('h1, h2')) {
    const lower = heading.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}
