import { AS_OF_ID, PAGE_STATE_ID } from '../../app/src/page-state.ts';
import type { RenderedPage } from '../../app/src/prerender/render-page.tsx';
import { PREFIXES, readPath } from '../../app/src/language/language.ts';
import { paths } from '../../app/src/paths.ts';
import { BY_SERVER, MARK } from '../../app/src/shell/head-of-server.ts';
import { titleOf } from '../../app/src/shell/use-title.ts';

/** Files of a build that a page needs, as addresses. */
export type PageFiles = { styles: readonly string[]; scripts: readonly string[] };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** JSON inside a script element, which only `<` could end or open. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const OWN = `${MARK}="${BY_SERVER}"`;

/** The document of a rendered page: index.html of the build with its head, its content and its state. */
export function writeDocument(template: string, page: RenderedPage, files: PageFiles): string {
  const { head, language, state } = page;
  const tags = [
    // The first paint waits for the whole document, which is small: parts of it painted one by one would move.
    `<link rel="expect" blocking="render" href="#${PAGE_STATE_ID}" />`,
    ...files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}" />`),
    ...addressTags(page),
    ...(head.robots ? [`<meta name="robots" content="${escapeHtml(head.robots)}" ${OWN} />`] : []),
    ...page.jsonLd.map((block) => `<script type="application/ld+json" ${OWN}>${inertJson(block)}</script>`),
  ];
  // Before the style sheets: a script after them waits for them, and the parser for the script.
  const early = `<script src="/early.js" data-scripts="${escapeHtml(files.scripts.join(' '))}"${otherPrefixes(state.address)}></script>`;
  const asOf = page.asOf ? `<p id="${AS_OF_ID}" class="as-of">${page.asOf}</p>` : '';
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/s, (usual) => titleTag(page) ?? usual)
    .replace(/(<meta name="description" content=")[^"]*/, (usual, start: string) =>
      head.description ? start + escapeHtml(head.description) : usual,
    )
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace(/<noscript[\s\S]*?<\/noscript\s*>/, '')
    .replace('<title>', (title) => `${early}\n    ${title}`)
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${page.html}</div>${asOf}<script type="application/json" id="${PAGE_STATE_ID}">${inertJson(state)}</script>`,
    );
}

/** On the home page without prefix: the prefixes of the languages in which a reader may have chosen to open it. */
const otherPrefixes = (address: string): string =>
  address.replace(/\?.*/, '') === paths.home ? ` data-prefixes="${PREFIXES.filter(Boolean).join(' ')}"` : '';

/** The addresses of the page; none where they are not known, and none of a document that stands for any address. */
function addressTags({ status, head: { canonical, alternates } }: RenderedPage): string[] {
  if (status !== 200 || !canonical) return [];
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}" ${OWN} />`,
    ...Object.entries(alternates).map(
      ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}" ${OWN} />`,
    ),
  ];
}

/** The title as the app writes it, from the heading of the page; undefined if neither heading nor shop is known. */
function titleTag({ html, shopName, state }: RenderedPage): string | undefined {
  const isHome = readPath(state.address.replace(/\?.*/, '')).path === paths.home;
  const [, heading = ''] = (isHome ? undefined : /<h1[^>]*>(.*?)<\/h1>/s.exec(html)) ?? [];
  // What React wrote is escaped already.
  const title = titleOf(heading.replaceAll(/<[^>]*>/g, ''), escapeHtml(shopName));
  return title ? `<title>${title}</title>` : undefined;
}
