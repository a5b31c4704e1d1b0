import { setMeta } from './set-meta.ts';

/** What stands in the document's head for machines. An absent value takes its element away. */
export type Head = {
  canonical: string;
  /** Address by language code, as in hreflang; `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
  robots?: string;
  description?: string;
  /** JSON-LD blocks. */
  things: readonly object[];
};

const MARK = 'data-page-head';

/** Writes the head anew: what the page before had there is gone. */
export function writeHead({ canonical, alternates, robots, description, things }: Head): void {
  document.head.querySelectorAll(`[${MARK}]`).forEach((element) => element.remove());
  put('link', { rel: 'canonical', href: canonical });
  for (const [hreflang, href] of Object.entries(alternates)) put('link', { rel: 'alternate', hreflang, href });
  if (robots) put('meta', { name: 'robots', content: robots });
  setMeta('description', description ?? '');
  // As text: what a server writes in a name never becomes markup.
  for (const thing of things) put('script', { type: 'application/ld+json' }).textContent = JSON.stringify(thing);
}

function put(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, [MARK]: '' })) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
