import { LANGUAGES, type Language } from '@shop/contracts/language';
import { inLanguage } from '../../app/src/language/language.ts';
import { escapeHtml } from './write-document.ts';

/** As many addresses as one file may have (sitemaps.org). */
const MAX_URLS = 50_000;
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export type SitemapFile = { name: string; xml: string };

const urlOf = (path: string, language: Language, origin: string) =>
  escapeHtml(new URL(inLanguage(path, language), origin).href);

/** A page in one language, with its addresses in all. */
function entryOf(path: string, language: Language, origin: string): string {
  const alternates = [
    ...LANGUAGES.map((each) => [each, urlOf(path, each, origin)] as const),
    ['x-default', new URL(escapeHtml(path), origin).href] as const,
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
  return `<url><loc>${urlOf(path, language, origin)}</loc>${alternates.join('')}</url>`;
}

/**
 * The sitemap of pages by their paths without language prefix: `sitemap.xml`, or several files that it names. Files are
 * made one after another, so that any number of pages needs the memory of one.
 */
export function* sitemapFiles(
  paths: Iterable<string>,
  origin: string,
  maxUrls: number = MAX_URLS,
): Generator<SitemapFile> {
  const perFile = Math.floor(maxUrls / LANGUAGES.length);
  const names: string[] = [];
  let entries: string[] = [];
  const fileOf = (name: string): SitemapFile => ({
    name,
    xml: `${HEADER}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  });
  const nextFile = () => {
    const name = `sitemap-${names.length + 1}.xml`;
    names.push(name);
    const file = fileOf(name);
    entries = [];
    return file;
  };
  let count = 0;
  for (const path of paths) {
    if (count === perFile) {
      yield nextFile();
      count = 0;
    }
    count += 1;
    entries.push(LANGUAGES.map((language) => entryOf(path, language, origin)).join('\n'));
  }
  if (names.length === 0) return void (yield fileOf('sitemap.xml'));
  if (count > 0) yield nextFile();
  const listed = names.map((name) => `<sitemap><loc>${new URL(name, origin).href}</loc></sitemap>`);
  yield { name: 'sitemap.xml', xml: `${HEADER}<sitemapindex ${NAMESPACE}>\n${listed.join('\n')}\n</sitemapindex>\n` };
}

/** What search engines may read, and where the sitemap is. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
