import path from 'node:path';
import { isTestSupport, type Check } from './check.ts';

/**
 * The layer or area that a file belongs to: `app/src/data`, `mocks/src/cart`,
 * `packages/design-system/src/screens/cart`.
 */
const areaOf = (file: string): string | undefined =>
  /^((?:app|mocks|contracts|packages\/[^/]+)\/src\/(?:(?:screens|features|routes)\/)?[^/]+)\//.exec(file)?.[1];

/**
 * Cycles between areas of a package, by the imports that close them, types included. A dynamic import does not count:
 * it loads what is used on demand, as the router does with routes. dependency-cruiser's folder rules compare leaf
 * folders only, with dynamic imports and tests.
 */
export const folderCycles: Check = (files) => {
  const imports = files
    .filter((file) => !isTestSupport(file.path))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, specifier = '']) => {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        return { file, target, from: areaOf(file) ?? '', to: areaOf(target) ?? '' };
      }),
    )
    .filter(({ from, to }) => from !== '' && to !== '' && from !== to);
  const nextTo = Map.groupBy(imports, ({ from }) => from);
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    from === goal || (!seen.has(from) && (nextTo.get(from) ?? []).some(({ to }) => leadsTo(to, goal, seen.add(from))));
  return imports
    .filter(({ from, to }) => leadsTo(to, from))
    .map(({ file, target }) => ({
      file,
      line: 1,
      sentence: `${target}: this import closes a circle of folders, types included. Move what both need to the lower one.`,
    }));
};
