import type { Fault } from './check.ts';

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

/** Every direct dependency has a row in docs/dependencies.md, by its name in backticks. */
export const documentedDependencies = (manifests: Readonly<Record<string, Manifest>>, page: string): Fault[] =>
  Object.entries(manifests).flatMap(([file, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@shop/') && !page.includes(`\`${name}\``))
      .map((name) => ({ file, line: 1, sentence: `${name} has no row in docs/dependencies.md: say what it is for.` })),
  );
