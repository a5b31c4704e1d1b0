import type { SourceFile } from './guard.ts';

/** Server words that are one plain word, so that no rule of spelling gives them away. */
const ODD_WORDS = ['msn', 'suk', 'fsales'];

/** Headers that are the contract's to set and read; the stand-in server alone lists them too, as real ones do. */
export const HEADERS: readonly string[] = ['Authori-zation', 'Form-type'];

/** Parameters of the shop's own page addresses, which outside links keep alive; servers happen to say the same. */
const ADDRESS_WORDS = new Set(['orderId', 'productId']);

/** A word made of several: `store_name`, `truePrice`, `_payType`. */
const isCompound = (word: string) => /[a-z0-9]_[a-z]|[a-z][A-Z]|^_[a-z]/.test(word);

/**
 * The words that a server uses and we do not: keys of the wire shapes in contracts/src, without those that
 * are names of our own too (properties of domain types, exports, and the bodies and queries that callers fill in).
 */
export function wireWords(files: readonly SourceFile[]): { words: ReadonlySet<string>; asked: ReadonlySet<string> } {
  const contracts = files.filter(({ path }) => path.startsWith('contracts/src/') && !path.endsWith('.test.ts'));
  const wire = new Set<string>();
  const asked = new Set<string>();
  const ours = new Set<string>();
  for (const { text } of contracts) {
    for (const { before, inside } of shapes(text)) {
      const into = /(body|query|params):\s*$/.test(before) ? asked : wire;
      for (const key of keys(inside)) into.add(key);
    }
    for (const [, inside = ''] of text.matchAll(
      /export type \w+(?:<[^>]*>)? =([\s\S]*?);\n(?:\n|$|export|const|function|\/)/g,
    ))
      for (const key of keys(inside)) ours.add(key);
    for (const [, name = ''] of text.matchAll(/export (?:const|function|type) (\w+)/g)) ours.add(name);
    for (const [, inside = ''] of text.matchAll(/decode: [^\n]*?=> \(\{([\s\S]*?)\}\)/g))
      for (const key of keys(inside)) ours.add(key);
  }
  const words = [...wire, ...asked].filter(
    (word) =>
      isCompound(word) &&
      (word.includes('_') || !ours.has(word)) &&
      (word.includes('_') || !asked.has(word)) &&
      !ADDRESS_WORDS.has(word),
  );
  return { words: new Set([...words, ...ODD_WORDS, ...HEADERS]), asked };
}

/** The addresses of the calls, as the contract has them. */
export const wirePaths = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.contract.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^\s*path: '([^']+)'/gm)].map(([, path = '']) => path));

/** Each `z.object({…})` of a text, whatever stands inside it. */
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
