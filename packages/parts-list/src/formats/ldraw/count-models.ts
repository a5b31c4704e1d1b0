import { MAX_ROWS } from '../limits.ts';
import { baseOf, type Model, type ParsedModels, type Placement } from './parse-models.ts';

/** How often each model is built, by the colour that it inherits: '' for the main one, which has none. */
export type Built = ReadonlyMap<Model, ReadonlyMap<string, number>>;
export type CountedModels = {
  built: Built;
  modelOf: (placement: Placement) => Model | undefined;
  /** Placements of a model within itself, which are left out. */
  cycles: ReadonlySet<Placement>;
  /** Whether counting stopped because of too many colours. */
  isCutShort: boolean;
};

/** The colour code that means the colour of the surrounding model. */
export const INHERITED = '16';
/** Counts are exact up to this number. */
const MAX_COUNT = Number.MAX_SAFE_INTEGER;

/**
 * Counts how often each model is built, in one step per reference: nested repetitions cost no more than single ones.
 */
export function countModels({ main, models }: ParsedModels): CountedModels {
  const byName = new Map<string, Model>();
  for (const model of models.toReversed()) if (!model.isPart || model === main) byName.set(model.name, model);
  const modelOf = ({ name }: Placement) => (name === '' ? undefined : (byName.get(name) ?? byName.get(baseOf(name))));
  const { order, cycles } = orderModels(main, modelOf);

  const built = new Map<Model, Map<string, number>>(order.map((model) => [model, new Map()]));
  built.get(main)?.set('', 1);
  let entries = 0;
  /** Adds the counts of a child in a model. False when there are too many entries. */
  const addChild = ({ child, count }: Child, timesByColour: Iterable<readonly [string, number]>): boolean => {
    const counts = built.get(child) ?? new Map<string, number>();
    for (const [inherited, times] of timesByColour) {
      const before = counts.get(inherited);
      if (before === undefined) entries += 1;
      if (entries > MAX_ROWS) return false;
      counts.set(inherited, Math.min(MAX_COUNT, (before ?? 0) + times * count));
    }
    return true;
  };
  for (const model of order) {
    const counts = built.get(model) ?? new Map<string, number>();
    let total = 0;
    for (const times of counts.values()) total += times;
    for (const child of childrenOf(model, modelOf, cycles)) {
      const timesByColour = child.colour === INHERITED ? counts : [[child.colour, total] as const];
      if (!addChild(child, timesByColour)) return { built, modelOf, cycles, isCutShort: true };
    }
  }
  return { built, modelOf, cycles, isCutShort: false };
}

type Child = { child: Model; colour: string; count: number };

/** The models that a model uses, with the count of each colour. */
function childrenOf(model: Model, modelOf: CountedModels['modelOf'], cycles: ReadonlySet<Placement>): Child[] {
  const children = new Map<Model, Map<string, number>>();
  for (const placement of model.placements) {
    const child = modelOf(placement);
    if (!child || cycles.has(placement)) continue;
    const colours = children.get(child) ?? new Map<string, number>();
    children.set(child, colours.set(placement.colour, (colours.get(placement.colour) ?? 0) + 1));
  }
  return [...children].flatMap(([child, colours]) => [...colours].map(([colour, count]) => ({ child, colour, count })));
}

/**
 * The models that the main one uses, each before those it uses itself. Without recursion, so that depth is not limited.
 */
function orderModels(main: Model, modelOf: CountedModels['modelOf']): { order: Model[]; cycles: Set<Placement> } {
  const done: Model[] = [];
  const seen = new Map<Model, 'open' | 'done'>([[main, 'open']]);
  const cycles = new Set<Placement>();
  const path = [{ model: main, next: 0 }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const placement = top.model.placements[top.next];
    top.next += 1;
    if (!placement) {
      seen.set(top.model, 'done');
      done.push(top.model);
      path.pop();
      continue;
    }
    const child = modelOf(placement);
    const state = child && seen.get(child);
    if (state === 'open') cycles.add(placement);
    if (!child || state) continue;
    seen.set(child, 'open');
    path.push({ model: child, next: 0 });
  }
  return { order: done.reverse(), cycles };
}
