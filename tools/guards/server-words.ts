import { faultsOf, isRehearsal, isShopCode, withoutComments, type Guard } from './guard.ts';
import { HEADERS, wirePaths, wireWords } from './wire-words.ts';

/** The files that fill in what a call asks for: there the server's names for a query or body are unavoidable. */
const ASKS = /\.calls(\.test)?\.ts$|^app\/src\/session\/|^mocks\/src\//;

/**
 * The server's odd words end at the contract: outside it no code spells them, and nobody writes a call's path a second time.
 * Comments may: they say where a fact comes from.
 */
export const serverWords: Guard = (files) => {
  const { words, asked } = wireWords(files);
  const paths = new Set(wirePaths(files).filter((path) => path.split('/').length > 2));
  const anyWord = new RegExp(
    `(?<![\\w$-])(${[...words].sort((a, b) => b.length - a.length).join('|')})(?![\\w$-])`,
    'g',
  );
  const anyPath = /['"`](?:\*?\/api)?(\/[\w/:-]+)['"`]/g;
  const bound = files.filter(
    ({ path }) =>
      (isShopCode(path) || path.startsWith('bench/') || path.startsWith('app/e2e/')) &&
      !/\/fixtures(-[a-z]+)?(\.|\/)/.test(path),
  );
  const code = bound.map((file) => ({ ...file, text: withoutComments(file.text) }));
  return code.flatMap((file) => [
    ...faultsOf(file, anyWord, ([, word = '']) =>
      (ASKS.test(file.path) && asked.has(word)) || (file.path.startsWith('mocks/') && HEADERS.includes(word))
        ? undefined
        : `\`${word}\` is the server's word. It ends at the contract: decode it there and use the domain's name.`,
    ),
    ...(isRehearsal(file.path)
      ? []
      : faultsOf(file, anyPath, ([, path = '']) =>
          paths.has(path)
            ? `${path} stands in the contract already: name the call instead of writing its path again.`
            : undefined,
        )),
  ]);
};
