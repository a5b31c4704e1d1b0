import type { Language } from '@shop/contracts';
import type { ColourSystem, ColumnMapping, ReadFile, SourceFile } from '../formats/list.entity.ts';
import { ELEMENT } from '../identifiers/read-part.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { noChoices } from '../resolve/choices.ts';
import { createListResolver } from '../resolve/list-resolver.ts';
import { recogniseProduct, withoutRelations } from '../resolve/recognise-product.ts';
import { cartRequestsOf, pairsOf } from './cart-requests.ts';
import { compareWithEarlier } from './compare-with-earlier.ts';
import type { ExportInput } from './export-list.ts';
import { identifyFiles } from './identify-files.ts';
import type { ListSession, Reading } from './list-session.entity.ts';
import { readingOf, readSource, type ReadingOptions } from './read-files.ts';
import { fromSnapshot, toSnapshot } from './snapshot.ts';
import { fileOf, nameOf, summariseFiles } from './summarise-files.ts';
import { toRow } from './to-row.ts';
import { createViews } from './views.ts';

export type ListSessionOptions = ReadingOptions & {
  /** The initial language. @default 'zh-Hans' */
  language?: Language;
};

/** A list session without the parts that are loaded on demand: the table of element ids and the writers of exports. */
export type CoreListSession = Omit<ListSession, 'export'> & {
  /** The input of `exportList`. */
  exportInput: () => ExportInput;
  /** Whether there are lines that were not understood and may be element ids. */
  needsElements: () => boolean;
  /** Identifies all lines again with another reference. Decisions stay. */
  setReference: (reference: Reference) => void;
};
/** The uploaded files by index; undefined where their bytes are no longer needed. */
type Sources = readonly (SourceFile | undefined)[];
/** Files that wait, with their bytes, for the answers to the questions about their columns. */
type Pending = { sources: Sources; files: readonly ReadFile[]; preserveChoices: boolean };

/** Opens an empty list session. */
export function openListSession(initialReference: Reference, options: ListSessionOptions): CoreListSession {
  let reference = initialReference;
  let { language = 'zh-Hans' } = options;
  let files: readonly ReadFile[] = [];
  let pending: Pending | undefined;
  /** The files whose columns may have to be chosen again. */
  let sources: Sources = [];
  /** Whether parts are matched by searches instead of by pairs. */
  let isSearched = false;
  let system: ColourSystem | 'auto' = 'auto';
  let resolver = createListResolver(reference);
  let identified = identifyFiles(files, reference, system);
  let views = createViews(reference, language);

  function identify() {
    identified = identifyFiles(files, reference, system);
    resolver.setLines(identified.lines, identified);
  }
  function resolveWith(next: Reference) {
    reference = next;
    resolver = createListResolver(reference, resolver);
    views = createViews(reference, language);
    identify();
  }
  /** Makes the files the current list when all their columns are known and one of them has lines. */
  function replaceFiles(next: Pending): Reading {
    const reading = readingOf(next.files);
    pending = reading.state === 'columns' ? next : undefined;
    if (reading.state !== 'read') return reading;
    if (!next.preserveChoices) resolver.setChoices(noChoices());
    ({ files } = next);
    identify();
    sources = next.sources.map((source, file) => (identified.remarks[file]?.length ? source : undefined));
    return reading;
  }

  return {
    read: (uploaded, { preserveChoices = false } = {}) =>
      replaceFiles({
        sources: uploaded,
        files: uploaded.map((source, file) => readSource(source, file, options)),
        preserveChoices,
      }),
    mapColumns(mappings) {
      if (!pending) return readingOf(files);
      const uploaded = pending.sources;
      const readAgain = (file: ReadFile, index: number, mapping: ColumnMapping | undefined) =>
        file.question && mapping && uploaded[index] ? readSource(uploaded[index], index, options, { mapping }) : file;
      return replaceFiles({
        ...pending,
        files: pending.files.map((file, index) => readAgain(file, index, mappings[index])),
      });
    },
    askColumns(file) {
      const source = sources[file];
      if (!source) return undefined;
      const asked = readSource(source, file, options, { isAsking: true });
      if (!asked.question) return undefined;
      return replaceFiles({ sources, files: files.with(file, asked), preserveChoices: true });
    },
    takeOneEach(file, isOneEach) {
      files = files.map((one, index) => (index === file ? { ...one, isOneEach: isOneEach || undefined } : one));
      identify();
    },
    open(name, pairs) {
      system = 'auto';
      resolver.setChoices(noChoices());
      sources = [];
      files = [fileOf(name, pairs)];
      identify();
    },
    pairsToMatch: () => resolver.pairsToMatch(),
    addMatches: (pairs, parts) => resolver.addMatches(pairs, parts),
    addProducts(found) {
      if (!isSearched) {
        isSearched = true;
        resolveWith(withoutRelations(reference));
      }
      resolver.addMatches(
        found.map(({ part, colour }) => ({ part, colour })),
        found.map((one) => recogniseProduct(one, reference)),
      );
    },
    clearMatches: () => resolver.clearMatches(),
    summary: () => ({
      ...summariseFiles({ files, sources }, identified, resolver.settings(), resolver.spares()),
      ...resolver.counts(),
      system: identified.verdict,
      settings: resolver.settings(),
    }),
    rows(view, from, to) {
      const list = resolver.resolved();
      const indexes = views(list, view);
      const rows = indexes.slice(Math.max(from, 0), Math.max(to, 0)).flatMap((index) => {
        const [row, allocation] = [list.rows[index], list.allocations[index]];
        return row && allocation ? [toRow(row, allocation, reference)] : [];
      });
      return { count: indexes.length, rows };
    },
    colours: () => reference.colours,
    setLanguage(next) {
      language = next;
      views = createViews(reference, language);
    },
    setSystem(next) {
      if (next === system) return;
      system = next;
      identify();
    },
    setSettings: (settings) => resolver.setSettings(settings),
    take: (key, offerId) => resolver.take(key, offerId),
    takeColour: (colour, to) => resolver.takeColour(colour, to),
    leaveOut: (keys, isLeftOut) => resolver.leaveOut(keys, isLeftOut),
    edit: (key, change) => resolver.edit(key, change),
    keys(view) {
      const list = resolver.resolved();
      return views(list, view).flatMap((index) => list.rows[index]?.group.key ?? []);
    },
    cartRequests: () => cartRequestsOf(resolver.resolved()),
    pairs: () => pairsOf(resolver.resolved()),
    compare(before, cart) {
      resolver.alsoMatch(before);
      return compareWithEarlier(resolver.resolved(), before, cart, resolver.matches, reference);
    },
    exportInput: () => ({
      list: resolver.resolved(),
      systemOf: identified.systemOf,
      reference,
      language,
      name: nameOf(files),
    }),
    snapshot: () => toSnapshot({ files, system, settings: resolver.settings(), choices: resolver.choices() }),
    restore(snapshot) {
      const contents = fromSnapshot(snapshot);
      sources = [];
      ({ files, system } = contents);
      resolver.setSettings(contents.settings);
      resolver.setChoices(contents.choices);
      identify();
    },
    needsElements: () =>
      resolver.resolved().rows.some(
        ({ requested, edit, group: { first } }) =>
          // An id that was read as a legacy element may be the id of another part.
          requested.steps[0]?.name === 'element' ||
          ((requested.part === undefined || requested.colour === undefined) &&
            (first.read.element !== undefined || ELEMENT.test(edit?.part ?? first.read.part))),
      ),
    setReference: (next) => resolveWith(isSearched ? withoutRelations(next) : next),
  };
}
