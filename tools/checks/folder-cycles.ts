import { isTestSupport } from './check.ts';

/** Helpers of tests, such as `test-customer.ts` or `test-simulator/`. */
const TEST_HELPERS = /\/test-[a-z-]+(\.tsx?$|\/)/;

/** One import of a file by another, both relative to the project's root. */
export type Import = { from: string; to: string };

/**
 * The layer or area that a file belongs to: `app/src/data`, `mocks/src/cart`,
 * `packages/design-system/src/screens/cart`.
 */
const areaOf = (file: string): string | undefined =>
  /^((?:app|mocks|contracts|packages\/[^/]+)\/src\/(?:(?:screens|features|routes)\/)?[^/]+)\//.exec(file)?.[1];

/**
 * Cycles between areas of the same package, type-only imports included; each as the imports that close it, shortest
 * first. Tests, stories and fixtures are ignored.
 */
export function folderCycles(imports: readonly Import[]): Import[][] {
  const edges = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [areaOf(one.from), areaOf(one.to)];
    if (!from || !to || from === to || isTestSupport(one.from) || TEST_HELPERS.test(one.from)) continue;
    const targets = edges.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, one);
    edges.set(from, targets);
  }
  const found: Import[][] = [];
  const reported = new Set<string>();
  for (const area of edges.keys()) {
    const cycle = shortestWayBack(edges, area);
    const key = cycle
      ?.map(({ from }) => areaOf(from))
      .sort()
      .join();
    if (!cycle || key === undefined || reported.has(key)) continue;
    reported.add(key);
    found.push(cycle);
  }
  return found.sort((a, b) => a.length - b.length);
}

/** The shortest chain of imports from an area back to itself, breadth first. */
function shortestWayBack(edges: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): Import[] | undefined {
  const queue: { area: string; chain: Import[] }[] = [{ area: start, chain: [] }];
  const visited = new Set<string>();
  for (const { area, chain } of queue) {
    for (const [next, one] of edges.get(area) ?? []) {
      if (next === start) return [...chain, one];
      if (visited.has(next)) continue;
      visited.add(next);
      queue.push({ area: next, chain: [...chain, one] });
    }
  }
  return undefined;
}
