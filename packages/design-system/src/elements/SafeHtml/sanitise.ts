import createPurifier from 'dompurify';
import { readHtml, safeAddress, type AllowedHtml } from './read-html.ts';

/** What the server's HTML may contain. `notice` is the chat's small panel: no images, no tables. */
export type HtmlProfile = 'description' | 'notice';

const TEXT_TAGS = [
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
const LAYOUT_TAGS = [
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
const PROFILES: Record<HtmlProfile, AllowedHtml> = {
  description: {
    tags: new Set([...TEXT_TAGS, ...LAYOUT_TAGS]),
    attributes: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'],
  },
  notice: { tags: new Set(TEXT_TAGS), attributes: ['href'] },
};

const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  // DOMPurify allows data: URLs for images whatever the URL rule says.
  if (['href', 'src'].includes(attribute.attrName) && safeAddress(attribute.attrValue) !== attribute.attrValue)
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

/**
 * The allowed nodes of the HTML, for every text. A fragment rather than text: text that is parsed a second time may
 * change its meaning. DOMPurify gets what was read by the allow-list, and checks it again: reading comes first, since
 * DOMPurify copies the content of each element that it removes, which takes long where thousands are nested, and
 * returns nothing for a page of frames.
 */
export function sanitise(html: string, profile: HtmlProfile): DocumentFragment {
  const allowed = PROFILES[profile];
  const fragment = purifier.sanitize(readHtml(html, allowed), {
    // What it was read into; nothing else that was read can be one.
    ALLOWED_TAGS: [...allowed.tags, 'body'],
    ALLOWED_ATTR: [...allowed.attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // The page has its own h1 and h2; headings from the server go below them.
  for (const heading of fragment.querySelectorAll('h1, h2')) {
    const lower = heading.ownerDocument.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return fragment;
}
