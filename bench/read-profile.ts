import type { SourceOf } from './source-maps.ts';

/** As Chromium's Profiler domain sends it: samples of node ids, the time between them in µs. */
export type CpuProfile = {
  startTime: number;
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  timeDeltas: readonly number[];
};
type ProfileNode = {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  children?: readonly number[];
};

export type Cost = { name: string; ms: number };
type Kind = 'component' | 'module' | 'function';

/** A sample counts at most so many times the median time between samples. */
const MAX_TIMES_USUAL = 10;

/** Sums of a CPU profile by component, module and function. */
export function readProfile({ startTime, nodes, samples, timeDeltas }: CpuProfile, source: SourceOf) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const names = new Map(nodes.map((node) => [node.id, namesOf(node, source)]));
  /** A node and its callers, from the inside out. */
  const stackOf = (id: number): readonly Record<Kind, string | undefined>[] => {
    const stack = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const name = names.get(at);
      if (name) stack.push(name);
    }
    return stack;
  };
  // On a shared machine other processes interrupt the page: such a sample lasts long and says nothing about its code.
  const usual = [...timeDeltas].sort((one, other) => one - other)[Math.floor(timeDeltas.length / 2)] ?? 0;
  const longest = usual * MAX_TIMES_USUAL;
  const stacks = new Map(nodes.map(({ id }) => [id, stackOf(id)]));

  function sum(kind: Kind, counted: 'self' | 'total', from = 0, to = Infinity): Map<string, number> {
    const sums = new Map<string, number>();
    let now = startTime;
    samples.forEach((id, place) => {
      const delta = timeDeltas[place] ?? 0;
      now += delta;
      if (now < from || now > to) return;
      const stack = stacks.get(id) ?? [];
      const wanted = counted === 'self' && kind !== 'component' ? stack.slice(0, 1) : stack;
      const named = wanted.flatMap((frame) => frame[kind] ?? []);
      // The time of a component itself is what it and no component inside it takes.
      const credited = counted === 'self' ? named.slice(0, 1) : new Set(named);
      for (const name of credited) sums.set(name, (sums.get(name) ?? 0) + Math.min(delta, longest) / 1000);
    });
    return sums;
  }

  return {
    /** The most costly ones by the time in themselves and by the time in all that they call. */
    costs: (kind: Kind, count: number): Record<'self' | 'total', readonly Cost[]> => ({
      self: top(sum(kind, 'self'), count),
      total: top(sum(kind, 'total'), count),
    }),
    /** The function of ours or of a library with the most time in it and what it calls, between two moments in µs. */
    mostIn: (from: number, to: number): string =>
      top(sum('component', 'total', from, to), 1)[0]?.name ?? top(sum('function', 'self', from, to), 1)[0]?.name ?? '',
  };
}

function namesOf({ callFrame }: ProfileNode, source: SourceOf): Record<Kind, string | undefined> {
  const { functionName, url, lineNumber, columnNumber } = callFrame;
  const module = source(url, lineNumber, columnNumber);
  // The bundler numbers equal names of different files: Card$1.
  const name = functionName.replace(/\$\d+$/, '');
  return {
    module: module ?? (url || functionName === '(idle)' ? undefined : functionName || undefined),
    component: module?.endsWith('.tsx') && /^[A-Z]/.test(name) ? name : undefined,
    function: functionName && functionName !== '(idle)' ? `${functionName} ${module ?? ''}`.trim() : undefined,
  };
}

const top = (sums: ReadonlyMap<string, number>, count: number): readonly Cost[] =>
  [...sums]
    .filter(([name]) => name !== '(root)')
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, ms]) => ({ name, ms: Math.round(ms) }));
