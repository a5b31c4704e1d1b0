import { faultsOf, type Check } from './check.ts';

/** No notes about unfinished work, no skipped test, no disabled rule without a reason. */
export const noUnfinishedCode: Check = (files) =>
  files.flatMap((file) => [
    ...faultsOf(
      file,
      /\b(TO[D]O|FIX[M]E|X[X]X|HAC[K])\b/g,
      ([, word = '']) => `${word}: finish it, or open an issue and say here what holds today.`,
    ),
    ...faultsOf(
      file,
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(skip|only|todo|fixme|fails)\b/g,
      ([, word = '']) => `A test marked .${word} checks nothing: make it pass, or remove it and say why in the commit.`,
    ),
    ...faultsOf(
      file,
      /@ts-(?:ignore|nocheck)\b/g,
      () => 'The type check is disabled here. Narrow the type, or use @ts-expect-error with a reason.',
    ),
    ...faultsOf(
      file,
      /@ts-expect-erro[r](?![ \t]*[:–—-]?[ \t]*\S+[ \t]+\S)/g,
      () => 'Say after @ts-expect-error why the error is expected.',
    ),
    ...faultsOf(file, /(?:es|ox)lint-disable[\w-]*[^\n]*/g, (match) =>
      / -- \S/.test(match[0]) || hasReasonAbove(file.text, match.index)
        ? undefined
        : 'A disabled rule needs a reason: add ` -- reason` after the rule, or a comment on the line above.',
    ),
  ]);

/** Whether the line above is a comment of at least three words. */
function hasReasonAbove(text: string, index: number): boolean {
  const above = text.slice(0, index).split('\n').at(-2) ?? '';
  return /^\s*(\/\/|\*|\/\*|\{\/\*)\s*\S+(\s+\S+){2,}/.test(above);
}
