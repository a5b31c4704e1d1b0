import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles `messages/<language>/<area>.json` to ICU trees at build time, so that no page carries the ICU parser
 * (7 kB gzip). Plain sentences stay strings: react-intl shows a string without arguments as it is. `idOf` names the words.
 */
export function compiledMessages(idOf: (id: string) => string = (id) => id): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    transform(source, file) {
      if (!/\/messages\/[\w-]+\/[\w-]+\.json$/.test(file)) return undefined;
      const words = Object.entries(JSON.parse(source) as Record<string, string>).map(([id, text]) => [
        idOf(id),
        compile(text),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(words))}`, map: null, moduleType: 'js' };
    },
  };
}

function compile(text: string): unknown {
  const tree = parse(text);
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
}
