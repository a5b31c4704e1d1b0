import type { MatchedPart, PartPair } from '@shop/contracts';
import { memoizeNearestColours } from '../colours/near-colours.ts';
import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { allocateStock, type ResolvedList } from './allocate-stock.ts';
import { noChoices, setOrDelete, type Choices, type ColourChoice, type Edit } from './choices.ts';
import { colourGroups } from './colour-groups.ts';
import { countSpares, countUp } from './count-up.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { groupLines, type LineGroup } from './group-lines.ts';
import { pairsToMatch } from './pairs-to-match.ts';
import { createProductMatches, type ProductMatches } from './product-matches.ts';
import { resolveRow } from './resolve-row.ts';
import type { Count, ListSettings, ListSummary } from './resolved.entity.ts';
import type { LineIdentification, ResolvedRow } from './resolved-row.ts';

export type ListResolver = {
  setLines: (lines: readonly IdentifiedLine[], identification: LineIdentification) => void;
  settings: () => ListSettings;
  setSettings: (settings: Partial<ListSettings>) => void;
  choices: () => Choices;
  setChoices: (choices: Choices) => void;
  take: (key: string, offerId: string | undefined) => void;
  takeColour: (colour: number, to: ColourChoice | undefined) => void;
  leaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  edit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  pairsToMatch: () => readonly PartPair[];
  /** Sets pairs to match although they are not part of this list: those of an earlier list. */
  alsoMatch: (pairs: readonly PartPair[]) => void;
  addMatches: (pairs: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  clearMatches: () => void;
  matches: ProductMatches;
  resolved: () => ResolvedList;
  spares: () => Count;
  counts: () => Pick<
    ListSummary,
    'buckets' | 'total' | 'rows' | 'merged' | 'undecided' | 'touched' | 'buying' | 'colourGroups' | 'isMatching'
  >;
};

/**
 * Resolves identified lines to rows in buckets. Starts with the settings, choices and matches of `previous`, if given.
 * Derived values are computed on first use, and a change of one row resolves only that row again.
 */
export function createListResolver(
  reference: Reference,
  previous?: Pick<ListResolver, 'settings' | 'choices' | 'matches'>,
): ListResolver {
  const matches = previous?.matches ?? createProductMatches();
  const near = memoizeNearestColours(reference);
  let identification: LineIdentification = {
    identify: (read) => ({ read, quantity: 0, steps: [], isUnderstood: false }),
    meansAny: () => false,
  };
  let lines: readonly IdentifiedLine[] = [];
  let settings = previous?.settings() ?? DEFAULT_SETTINGS;
  let choices = previous?.choices() ?? noChoices();
  let additionalPairs: readonly PartPair[] = [];
  let spares: Count | undefined;
  let groups: readonly LineGroup[] | undefined;
  let indexes: Map<string, number> | undefined;
  /** Undefined where a row has to be resolved again. */
  let rows: (ResolvedRow | undefined)[] = [];
  let resolved: ResolvedList | undefined;
  let unmatched: readonly PartPair[] | undefined;

  function invalidateGroups() {
    spares = groups = indexes = undefined;
    invalidateRows();
  }
  function invalidateRows(index?: number) {
    if (index === undefined) rows = [];
    else rows[index] = undefined;
    resolved = unmatched = undefined;
  }
  const currentGroups = () => (groups ??= groupLines(lines, settings.spares));
  const indexOf = (key: string) =>
    (indexes ??= new Map(currentGroups().map((group, index) => [group.key, index]))).get(key);
  function currentRows(): readonly ResolvedRow[] {
    const context = { reference, matches, near, ...identification };
    return currentGroups().map(
      (group, index) => (rows[index] ??= resolveRow(group, choices.edits.get(group.key), settings, context)),
    );
  }
  function currentList(): ResolvedList {
    if (resolved) return resolved;
    const current = currentRows();
    return (resolved = { rows: current, allocations: allocateStock(current, choices, settings, matches) });
  }
  const currentPairs = () => (unmatched ??= pairsToMatch(currentRows(), additionalPairs, { reference, matches }));

  return {
    matches,
    setLines(nextLines, nextIdentification) {
      lines = nextLines;
      identification = nextIdentification;
      invalidateGroups();
    },
    settings: () => settings,
    setSettings(changed) {
      const before = settings;
      settings = { ...settings, ...changed };
      if (settings.spares === before.spares) invalidateRows();
      else invalidateGroups();
    },
    choices: () => choices,
    setChoices(next) {
      choices = next;
      invalidateRows();
    },
    take(key, offerId) {
      setOrDelete(choices.takes, key, offerId);
      // Taking an offer for a line that was left out includes the line again.
      if (offerId !== undefined) choices.leftOut.delete(key);
      resolved = undefined;
    },
    takeColour(colour, to) {
      setOrDelete(choices.colours, colour, to);
      resolved = undefined;
    },
    leaveOut(keys, isLeftOut) {
      for (const key of keys) choices.leftOut.set(key, isLeftOut);
      resolved = undefined;
    },
    edit(key, change) {
      const edit: Edit = Object.fromEntries(
        Object.entries({ ...choices.edits.get(key), ...change }).filter(
          ([, value]) => value !== null && value !== undefined,
        ),
      );
      setOrDelete(choices.edits, key, Object.keys(edit).length > 0 ? edit : undefined);
      const index = indexOf(key);
      if (index !== undefined) invalidateRows(index);
    },
    pairsToMatch: currentPairs,
    alsoMatch(pairs) {
      additionalPairs = pairs;
      unmatched = undefined;
    },
    addMatches(pairs, parts) {
      matches.add(pairs, parts);
      // A row that is ready or not understood does not depend on the matches of other parts.
      rows = rows.map((row) => (row?.bucket === 'ready' || row?.bucket === 'unread' ? row : undefined));
      resolved = unmatched = undefined;
    },
    clearMatches() {
      matches.clear();
      invalidateRows();
    },
    resolved: currentList,
    spares: () => (spares ??= countSpares(lines)),
    counts() {
      const list = currentList();
      return {
        ...countUp(list, (spares ??= countSpares(lines))),
        colourGroups: colourGroups(list, choices, reference, near),
        isMatching: currentPairs().length > 0,
      };
    },
  };
}
