import type { ColourSystem, ColumnMapping, ReadFile, SourceFile } from '../formats/list.entity.ts';
import { ELEMENT } from '../reference/read-part.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { noChoices } from '../settle/choices.ts';
import { createSettlement } from '../settle/settlement.ts';
import { aboutFiles, fileOf, nameOf } from './about-files.ts';
import { compareDesk } from './compare-desk.ts';
import type { Desk, Reading } from './desk.entity.ts';
import type { ToExport } from './export-list.ts';
import type { Language } from './language.ts';
import { readSource, readingOf, type ReadingOptions } from './read-files.ts';
import { fromSnapshot, toSnapshot } from './snapshot.ts';
import { toRow } from './to-row.ts';
import { understandFiles } from './understand-files.ts';
import { createViews } from './views.ts';
import { pairsOf, wishesOf } from './wishes.ts';

export type DeskOptions = ReadingOptions & { /** Until `speak` says another. */ language?: Language };

/** A desk without what most lists never need and what therefore comes later: the table of element ids, the writers of exports. */
export type BareDesk = Omit<Desk, 'export'> & {
  /** What `exportList` writes files of. */
  toExport: () => ToExport;
  /** Whether lines are not understood that may be element ids. */
  needsElements: () => boolean;
  /** Understands everything anew with what is known now. What was decided stays. */
  learn: (reference: Reference) => void;
};
/** Files that are being read: they are kept with their bytes until the questions about their columns are answered. */
type Pending = { sources: readonly SourceFile[]; files: readonly ReadFile[]; keepsChoices: boolean };

/** Opens an empty desk. */
export function openDesk(reference: Reference, options: DeskOptions): BareDesk {
  let known = reference;
  let { language = 'zh-Hans' } = options;
  let files: readonly ReadFile[] = [];
  let pending: Pending | undefined;
  let system: ColourSystem | 'auto' = 'auto';
  let settlement = createSettlement(known);
  let understood = understandFiles(files, known, system);
  let views = createViews(known, language);

  function understand() {
    understood = understandFiles(files, known, system);
    settlement.setLines(understood.lines, understood);
  }
  /** Takes the files as the list when all their columns are known and one of them has lines. */
  function take(next: Pending): Reading {
    const reading = readingOf(next.files);
    pending = reading.state === 'columns' ? next : undefined;
    if (reading.state !== 'read') return reading;
    if (!next.keepsChoices) settlement.setChoices(noChoices());
    ({ files } = next);
    understand();
    return reading;
  }

  return {
    read: (sources, { keepsChoices = false } = {}) =>
      take({ sources, files: sources.map((source, file) => readSource(source, file, options)), keepsChoices }),
    mapColumns(mappings) {
      if (!pending) return readingOf(files);
      const { sources } = pending;
      const again = (file: ReadFile, place: number, mapping: ColumnMapping | undefined) =>
        file.question && mapping && sources[place] ? readSource(sources[place], place, options, mapping) : file;
      return take({ ...pending, files: pending.files.map((file, place) => again(file, place, mappings[place])) });
    },
    open(name, pairs) {
      system = 'auto';
      settlement.setChoices(noChoices());
      files = [fileOf(name, pairs)];
      understand();
    },
    wanted: () => settlement.wanted(),
    answer: (asked, parts) => settlement.answer(asked, parts),
    forget: () => settlement.forget(),
    summary: () => ({
      ...aboutFiles(files, understood, settlement.settings(), settlement.spares()),
      ...settlement.counts(),
      system: understood.verdict,
      settings: settlement.settings(),
    }),
    rows(view, from, to) {
      const settled = settlement.settled();
      const places = views(settled, view);
      const rows = places.slice(Math.max(from, 0), Math.max(to, 0)).flatMap((place) => {
        const [standing, deal] = [settled.standings[place], settled.dealt[place]];
        return standing && deal ? [toRow(standing, deal, known)] : [];
      });
      return { count: places.length, rows };
    },
    colours: () => known.colours,
    speak(next) {
      language = next;
      views = createViews(known, language);
    },
    setSystem(next) {
      if (next === system) return;
      system = next;
      understand();
    },
    setSettings: (settings) => settlement.setSettings(settings),
    take: (key, offerId) => settlement.take(key, offerId),
    takeColour: (colour, to) => settlement.takeColour(colour, to),
    leaveOut: (keys, isLeftOut) => settlement.leaveOut(keys, isLeftOut),
    edit: (key, change) => settlement.edit(key, change),
    keys(view) {
      const settled = settlement.settled();
      return views(settled, view).flatMap((place) => settled.standings[place]?.group.key ?? []);
    },
    wishes: () => wishesOf(settlement.settled()),
    pairs: () => pairsOf(settlement.settled()),
    compare(before, cart) {
      settlement.alsoAsk(before);
      return compareDesk(settlement.settled(), before, cart, settlement.answers, known);
    },
    toExport: () => ({
      settled: settlement.settled(),
      systemOf: understood.systemOf,
      reference: known,
      language,
      name: nameOf(files),
    }),
    snapshot: () => toSnapshot({ files, system, settings: settlement.settings(), choices: settlement.choices() }),
    restore(snapshot) {
      const kept = fromSnapshot(snapshot);
      ({ files, system } = kept);
      settlement.setSettings(kept.settings);
      settlement.setChoices(kept.choices);
      understand();
    },
    needsElements: () =>
      settlement.settled().standings.some(
        ({ asked, edit, group: { first } }) =>
          // An id that seems to tell what it is may be another part's.
          asked.steps[0]?.name === 'element' ||
          ((asked.part === undefined || asked.colour === undefined) &&
            (first.read.element !== undefined || ELEMENT.test(edit?.part ?? first.read.part))),
      ),
    learn(next) {
      known = next;
      settlement = createSettlement(known, settlement);
      views = createViews(known, language);
      understand();
    },
  };
}
