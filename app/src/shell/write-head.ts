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

/** The attribute of the elements that belong to one page, and its value for those that a server wrote. */
export const MARK = 'data-page-head';
export const BY_SERVER = 'server';

/** Whether a server wrote the head of this document for this canonical address, structured data included. */
export const hasHeadOfServer = (canonical: string): boolean =>
  document.head.querySelector<HTMLLinkElement>(`link[rel="canonical"][${MARK}="${BY_SERVER}"]`)?.href === canonical;

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
