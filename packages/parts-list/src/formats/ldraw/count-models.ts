import { MAX_ROWS } from '../limits.ts';
import { baseOf, type Model, type ParsedModels, type Placement } from './parse-models.ts';

/** How often each model is built, by the colour that it inherits: '' for the main one, which has none. */
export type Built = ReadonlyMap<Model, ReadonlyMap<string, number>>;
export type CountedModels = {
  built: Built;
  modelOf: (placement: Placement) => Model | undefined;
  /** Placements of a model within itself, which are left out. */
  cycles: ReadonlySet<Placement>;
  /** Models in so many colours that counting was given up. */
  isCutShort: boolean;
};

/** The colour that stands for the one of whatever holds the placement. */
export const INHERITED = '16';
/** Counts stay exact below it; more pieces than that are nobody's list. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Counts how often each model is built without building it: a model in ten of a model in ten … costs a step each. */
export function countModels({ main, models }: ParsedModels): CountedModels {
  const byName = new Map<string, Model>();
  for (const model of models.toReversed()) if (!model.isPart || model === main) byName.set(model.name, model);
  const modelOf = ({ name }: Placement) => (name === '' ? undefined : (byName.get(name) ?? byName.get(baseOf(name))));
  const { order, cycles } = orderModels(main, modelOf);

  const built = new Map<Model, Map<string, number>>(order.map((model) => [model, new Map()]));
  built.get(main)?.set('', 1);
  let entries = 0;
  for (const model of order) {
    const here = built.get(model) ?? new Map<string, number>();
    let all = 0;
    for (const times of here.values()) all += times;
    for (const { child, colour, count } of childrenOf(model, modelOf, cycles)) {
      const there = built.get(child) ?? new Map<string, number>();
      const added = colour === INHERITED ? here : [[colour, all] as const];
      for (const [inherited, times] of added) {
        const already = there.get(inherited);
        if (already === undefined) entries += 1;
        if (entries > MAX_ROWS) return { built, modelOf, cycles, isCutShort: true };
        there.set(inherited, Math.min(MOST, (already ?? 0) + times * count));
      }
    }
  }
  return { built, modelOf, cycles, isCutShort: false };
}

/** The models that a model is built of, each colour once with how many of it. */
function childrenOf(
  model: Model,
  modelOf: CountedModels['modelOf'],
  cycles: ReadonlySet<Placement>,
): { child: Model; colour: string; count: number }[] {
  const children = new Map<Model, Map<string, number>>();
  for (const placement of model.placements) {
    const child = modelOf(placement);
    if (!child || cycles.has(placement)) continue;
    const colours = children.get(child) ?? new Map<string, number>();
    children.set(child, colours.set(placement.colour, (colours.get(placement.colour) ?? 0) + 1));
  }
  return [...children].flatMap(([child, colours]) => [...colours].map(([colour, count]) => ({ child, colour, count })));
}

/** The models that the main one needs, each before those it is built of. Goes down without recursion, however deep they stand in each other. */
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
