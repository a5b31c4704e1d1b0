import { faultsOf, type Guard } from './guard.ts';

/** Nothing waits in the code: no notes to self, no skipped test, no silenced check without its reason. */
export const noWaitingWords: Guard = (files) =>
  files.flatMap((file) => [
    ...faultsOf(
      file,
      /\b(TO[D]O|FIX[M]E|X[X]X|HAC[K])\b/g,
      ([, word = '']) => `${word}: finish it, or open an issue and say here what holds today.`,
    ),
    ...faultsOf(
      file,
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(skip|only|todo|fixme|fails)\b/g,
      ([, word = '']) =>
        `A test marked .${word} hides what it should guard: make it pass, or take it out and say why in the commit.`,
    ),
    ...faultsOf(
      file,
      /@ts-(?:ignore|nocheck)\b/g,
      () => 'The type check is switched off here. Narrow the type, or use @ts-expect-error with the reason behind it.',
    ),
    ...faultsOf(
      file,
      /@ts-expect-erro[r](?![ \t]*[:–—-]?[ \t]*\S+[ \t]+\S)/g,
      () => 'Say behind @ts-expect-error why the error is right.',
    ),
    ...faultsOf(file, /(?:es|ox)lint-disable[\w-]*[^\n]*/g, (match) =>
      / -- \S/.test(match[0]) || hasReasonAbove(file.text, match.index)
        ? undefined
        : 'A silenced rule needs its reason: add ` -- reason` behind the rule, or a comment on the line above.',
    ),
  ]);

/** Whether a comment with at least three words stands on the line above. */
function hasReasonAbove(text: string, index: number): boolean {
  const above = text.slice(0, index).split('\n').at(-2) ?? '';
  return /^\s*(\/\/|\*|\/\*|\{\/\*)\s*\S+(\s+\S+){2,}/.test(above);
}
