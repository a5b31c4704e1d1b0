import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** The ICU tree of a text, as `formatjs compile --ast` makes it. A text without arguments stays a string. */
function compile(text: string): unknown {
  const tree = parse(text);
  return tree.length === 1 && tree[0]?.type === TYPE.literal ? tree[0].value : tree;
}

/**
 * Loads `messages/<language>/<area>.json` as compiled messages, so that no page downloads the ICU parser (7 kB gzip).
 * messages/compiled-messages.ts reads them.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /design-system\/src\/messages\/[\w-]+\/[\w-]+\.json$/ },
    handler(source) {
      const messages: unknown = JSON.parse(source, (_, text) => (typeof text === 'string' ? compile(text) : text));
      return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' };
    },
  },
});
