import type { MatchedPart, PartPair } from '@shop/contracts';
import type { Reference } from '../reference/reference.entity.ts';
import type { ResolvedLine } from '../reference/resolved.entity.ts';
import { createAnswers, type Answers } from './answers.ts';
import { noChoices, putOrDrop, type Choices, type ColourChoice, type Edit } from './choices.ts';
import { colourGroups } from './colour-groups.ts';
import { countSpares, countUp } from './count-up.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';
import { groupLines, type LineGroup } from './group-lines.ts';
import { rememberNear } from './near-colours.ts';
import { settleRow } from './settle-row.ts';
import { allocateStock, type Allocation } from './allocate-stock.ts';
import type { Count, ListSettings, ListSummary } from './settled.entity.ts';
import type { Known, Standing } from './standing.ts';
import { wantedOf } from './wanted.ts';

/** Rows as they stand, with what each came to at the same place. A new value after every change. */
export type Settled = { standings: readonly Standing[]; dealt: readonly Allocation[] };

export type Settlement = {
  setLines: (lines: readonly ResolvedLine[], reading: Pick<Known, 'resolve' | 'meansAny'>) => void;
  settings: () => ListSettings;
  setSettings: (settings: Partial<ListSettings>) => void;
  choices: () => Choices;
  setChoices: (choices: Choices) => void;
  take: (key: string, offerId: string | undefined) => void;
  takeColour: (colour: number, to: ColourChoice | undefined) => void;
  leaveOut: (keys: readonly string[], isLeftOut: boolean) => void;
  edit: (key: string, change: { part?: string | null; colour?: number | null; quantity?: number | null }) => void;
  wanted: () => readonly PartPair[];
  /** Pairs that are no part of the list and of interest all the same: an earlier list's. */
  alsoAsk: (pairs: readonly PartPair[]) => void;
  answer: (asked: readonly PartPair[], parts: readonly MatchedPart[]) => void;
  forget: () => void;
  answers: Answers;
  settled: () => Settled;
  spares: () => Count;
  counts: () => Pick<
    ListSummary,
    'buckets' | 'total' | 'rows' | 'merged' | 'undecided' | 'touched' | 'buying' | 'colourGroups' | 'isAsking'
  >;
};

/** Brings understood lines to an order, going on with what another settlement has `kept`. What follows from something else is worked out when it is asked for; a change of one row judges that row alone anew. */
export function createSettlement(
  reference: Reference,
  kept?: Pick<Settlement, 'settings' | 'choices' | 'answers'>,
): Settlement {
  const answers = kept?.answers ?? createAnswers();
  const near = rememberNear(reference);
  let reading: Pick<Known, 'resolve' | 'meansAny'> = {
    resolve: (read) => ({ read, quantity: 0, steps: [], isUnderstood: false }),
    meansAny: () => false,
  };
  let lines: readonly ResolvedLine[] = [];
  let settings = kept?.settings() ?? DEFAULT_SETTINGS;
  let choices = kept?.choices() ?? noChoices();
  let besides: readonly PartPair[] = [];
  let spares: Count | undefined;
  let groups: readonly LineGroup[] | undefined;
  let places: Map<string, number> | undefined;
  /** Emptied where a row has to be judged anew. */
  let standings: (Standing | undefined)[] = [];
  let settled: Settled | undefined;
  let wanted: readonly PartPair[] | undefined;

  function regroup() {
    spares = groups = places = undefined;
    rejudge();
  }
  function rejudge(place?: number) {
    if (place === undefined) standings = [];
    else standings[place] = undefined;
    settled = wanted = undefined;
  }
  const groupsNow = () => (groups ??= groupLines(lines, settings.spares));
  const placeOf = (key: string) => (places ??= new Map(groupsNow().map((group, place) => [group.key, place]))).get(key);
  function standingsNow(): readonly Standing[] {
    const known = { reference, answers, near, ...reading };
    return groupsNow().map(
      (group, place) => (standings[place] ??= settleRow(group, choices.edits.get(group.key), settings, known)),
    );
  }
  function settledNow(): Settled {
    if (settled) return settled;
    const now = standingsNow();
    return (settled = { standings: now, dealt: allocateStock(now, choices, settings, answers) });
  }
  const wantedNow = () => (wanted ??= wantedOf(standingsNow(), besides, { reference, answers }));

  return {
    answers,
    setLines(next, nextReading) {
      lines = next;
      reading = nextReading;
      regroup();
    },
    settings: () => settings,
    setSettings(changed) {
      const before = settings;
      settings = { ...settings, ...changed };
      if (settings.spares === before.spares) rejudge();
      else regroup();
    },
    choices: () => choices,
    setChoices(next) {
      choices = next;
      rejudge();
    },
    take(key, offerId) {
      putOrDrop(choices.takes, key, offerId);
      // Who takes something for a line wants it bought.
      if (offerId !== undefined) choices.leftOut.delete(key);
      settled = undefined;
    },
    takeColour(colour, to) {
      putOrDrop(choices.colours, colour, to);
      settled = undefined;
    },
    leaveOut(keys, isLeftOut) {
      for (const key of keys) choices.leftOut.set(key, isLeftOut);
      settled = undefined;
    },
    edit(key, change) {
      const edit: Edit = Object.fromEntries(
        Object.entries({ ...choices.edits.get(key), ...change }).filter(
          ([, value]) => value !== null && value !== undefined,
        ),
      );
      putOrDrop(choices.edits, key, Object.keys(edit).length > 0 ? edit : undefined);
      const place = placeOf(key);
      if (place !== undefined) rejudge(place);
    },
    wanted: wantedNow,
    alsoAsk(pairs) {
      besides = pairs;
      wanted = undefined;
    },
    answer(asked, parts) {
      answers.take(asked, parts);
      // What can be had as it is written, and what was not understood, stays so whatever is answered of others.
      standings = standings.map((standing) =>
        standing?.bucket === 'ready' || standing?.bucket === 'unread' ? standing : undefined,
      );
      settled = wanted = undefined;
    },
    forget() {
      answers.forget();
      rejudge();
    },
    settled: settledNow,
    spares: () => (spares ??= countSpares(lines)),
    counts() {
      const now = settledNow();
      return {
        ...countUp(now.standings, now.dealt, (spares ??= countSpares(lines))),
        colourGroups: colourGroups(now.standings, now.dealt, choices, reference, near),
        isAsking: wantedNow().length > 0,
      };
    },
  };
}
