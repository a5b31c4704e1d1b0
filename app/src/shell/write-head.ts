import { MARK } from './head-of-server.ts';
import { setMeta } from './set-meta.ts';

/** What search engines read in the head of the document. An undefined value removes its element. */
export type Head = {
  canonical: string;
  /** Addresses by language tag, as in hreflang, including `x-default`. */
  alternates: Readonly<Record<string, string>>;
  robots: string | undefined;
  description: string;
  /** JSON-LD blocks. */
  jsonLd: readonly object[];
};

/** Replaces what was written for the previous page. */
export function writeHead({ canonical, alternates, robots, description, jsonLd }: Head): void {
  document.head.querySelectorAll(`[${MARK}]`).forEach((element) => element.remove());
  append('link', { rel: 'canonical', href: canonical });
  for (const [hreflang, href] of Object.entries(alternates)) append('link', { rel: 'alternate', hreflang, href });
  if (robots) append('meta', { name: 'robots', content: robots });
  setMeta('description', description);
  // As text content: markup in a name from the server is not interpreted.
  for (const block of jsonLd) append('script', { type: 'application/ld+json' }).textContent = JSON.stringify(block);
}

function append(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [MARK]: '' })) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
