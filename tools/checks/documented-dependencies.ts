import type { Fault, SourceFile } from './check.ts';

type Manifest = { dependencies?: object; devDependencies?: object };

/** Every direct dependency has a row in docs/dependencies.md, by its name in backticks. */
export const documentedDependencies = (page: string, manifests: readonly SourceFile[]): Fault[] =>
  manifests.flatMap(({ path: file, text }) => {
    const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@shop/') && !page.includes(`\`${name}\``))
      .map((name) => ({ file, line: 1, sentence: `${name} has no row in docs/dependencies.md: say what it is for.` }));
  });
