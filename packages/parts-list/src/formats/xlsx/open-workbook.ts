import type { FileProblem } from '../list.entity.ts';
import type { OpenedZip } from '../zip.ts';
import { attribute, workbookXml } from './decode-xml.ts';
import { readSharedText } from './shared-text.ts';

/** One sheet of a workbook; its rows are unpacked on first use. */
export type Sheet = { name: string; xml: () => string | FileProblem };
export type Workbook = {
  sheets: readonly Sheet[];
  /** Texts that cells refer to by number. */ shared: readonly string[];
};

const HIDDEN = /\sstate\s*=\s*["'](?:very)?hidden/i;

/** Opens a workbook: the names of its sheets in order, hidden ones last, and its shared texts. */
export function openWorkbook(zip: OpenedZip): Workbook | FileProblem {
  const xmlOf = (path: string): string | FileProblem => {
    const bytes = zip.read(path);
    return bytes instanceof Uint8Array ? workbookXml(bytes) : bytes;
  };
  const workbook = xmlOf('xl/workbook.xml');
  if (typeof workbook !== 'string') return workbook;
  const relations = zip.names.includes('xl/_rels/workbook.xml.rels') ? xmlOf('xl/_rels/workbook.xml.rels') : '';
  const links = (typeof relations === 'string' ? relations : '').match(/<Relationship\s[^<>]*>/g) ?? [];
  const targets = new Map(links.map((tag) => [attribute(tag, 'Id') ?? '', attribute(tag, 'Target') ?? '']));
  const sharedPath = [
    pathOf(attribute(links.find((tag) => /\/sharedStrings["']/.test(tag)) ?? '', 'Target') ?? ''),
    'xl/sharedstrings.xml',
  ].find((path) => zip.names.includes(path));
  const shared = sharedPath === undefined ? '' : xmlOf(sharedPath);
  if (typeof shared !== 'string') return shared;
  const tags = (workbook.match(/<sheet\s[^<>]*>/g) ?? []).toSorted(
    (a, b) => Number(HIDDEN.test(a)) - Number(HIDDEN.test(b)),
  );
  const named = tags
    .map((tag) => ({
      name: attribute(tag, 'name') ?? '',
      path: pathOf(targets.get(attribute(tag, '[\\w]+:id') ?? '') ?? ''),
    }))
    .filter(({ path }) => zip.names.includes(path));
  // Some programs write no relations, or wrong ones.
  const found =
    named.length > 0
      ? named
      : zip.names
          .filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path))
          .toSorted()
          .map((path) => ({ name: path.slice(14, -4), path }));
  return { sheets: found.map(({ name, path }) => ({ name, xml: () => xmlOf(path) })), shared: readSharedText(shared) };
}

const pathOf = (target: string): string =>
  (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`).toLowerCase();
