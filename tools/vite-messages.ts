import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles `messages/<language>/<area>.json` to ICU trees at build time, so that no page downloads the ICU parser
 * (7 kB gzip). Texts without arguments stay strings (see messages/compiled-messages.ts). `idOf` shortens the ids.
 */
export function compiledMessages(idOf: (id: string) => string = (id) => id): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(source, file) {
      if (!/design-system\/src\/messages\/[\w-]+\/[\w-]+\.json$/.test(file)) return undefined;
      const messages = Object.entries(JSON.parse(source) as Record<string, string>).map(([id, text]) => [
        idOf(id),
        compile(text),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(messages))}`, map: null, moduleType: 'js' };
    },
  };
}

function compile(text: string): unknown {
  const tree = parse(text);
  const [only] = tree;
  return tree.length === 1 && only?.type === TYPE.literal ? only.value : tree;
}
