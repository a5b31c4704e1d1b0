import type { SourceFile } from './check.ts';

/** Names of the server that are a plain word, so that their spelling does not identify them. */
const PLAIN_WIRE_NAMES = ['msn', 'suk', 'fsales'];

/** Headers that only contracts set and read; the stand-in shop's CORS answers list them too. */
export const HEADERS: readonly string[] = ['Authori-zation', 'Form-type'];

/** Query parameters of the shop's own URLs; external links use them, and servers happen to use the same names. */
const ADDRESS_PARAMETERS = new Set(['orderId', 'productId']);

/** A name of several words: `store_name`, `truePrice`, `_payType`. */
const isCompound = (word: string) => /[a-z0-9]_[a-z]|[a-z][A-Z]|^_[a-z]/.test(word);

/**
 * The names that only the server uses: keys of the wire schemas in contracts/src, without those that are domain names
 * too (properties of domain types, exports, and the bodies and queries that callers fill in).
 */
export function readWireNames(files: readonly SourceFile[]): {
  names: ReadonlySet<string>;
  parameters: ReadonlySet<string>;
} {
  const contracts = files.filter(({ path }) => path.startsWith('contracts/src/') && !path.endsWith('.test.ts'));
  const wire = new Set<string>();
  const parameters = new Set<string>();
  const domain = new Set<string>();
  for (const { text } of contracts) {
    for (const { before, inside } of shapes(text)) {
      const into = /(body|query|params):\s*$/.test(before) ? parameters : wire;
      for (const key of keys(inside)) into.add(key);
    }
    for (const [, inside = ''] of text.matchAll(
      /export type \w+(?:<[^>]*>)? =([\s\S]*?);\n(?:\n|$|export|const|function|\/)/g,
    ))
      for (const key of keys(inside)) domain.add(key);
    for (const [, name = ''] of text.matchAll(/export (?:const|function|type) (\w+)/g)) domain.add(name);
    for (const [, inside = ''] of text.matchAll(/decode: [^\n]*?=> \(\{([\s\S]*?)\}\)/g))
      for (const key of keys(inside)) domain.add(key);
  }
  const names = [...wire, ...parameters].filter(
    (word) =>
      isCompound(word) &&
      (word.includes('_') || !domain.has(word)) &&
      (word.includes('_') || !parameters.has(word)) &&
      !ADDRESS_PARAMETERS.has(word),
  );
  return { names: new Set([...names, ...PLAIN_WIRE_NAMES, ...HEADERS]), parameters };
}

/** The paths of all calls. */
export const readWirePaths = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.contract.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^\s*path: '([^']+)'/gm)].map(([, path = '']) => path));

/** Each `z.object({…})` of a text, nested ones included. */
function* shapes(text: string): Generator<{ before: string; inside: string }> {
  for (const match of text.matchAll(/z\.object\(\{/g)) {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < text.length) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    yield { before: text.slice(Math.max(0, match.index - 20), match.index), inside: text.slice(start, end - 1) };
  }
}

const keys = (text: string): string[] =>
  [
    ...text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .matchAll(/(?:^|[{,;]|\|)\s*(?:readonly )?(\w+)\??(?=\s*:|\s*[,}]|\s*$)/gm),
  ].map(([, key = '']) => key);
