import type { Check, SourceFile } from './check.ts';

const FOLDER = /^packages\/design-system\/src\/screens\/[^/]+\/(\w+Screen)\//;
const FILES = {
  '.tsx': 'the screen itself',
  '.messages.ts': 'its messages, Chinese as source',
  '.stories.tsx': 'its states, for designers and tests',
  '.test.tsx': 'what a shopper does with it',
};
const FIRST = ['Ready', 'Loading', 'Failed', 'Empty'];
const LAST = ['WorstCaseEnglish', 'WorstCaseTraditional'];

/**
 * A screen folder is complete: all its files exist, and its stories show each state in the fixed order. A style sheet is
 * not asked for, since a layout of the area can hold all of it.
 */
export const completeScreens: Check = (files) => {
  const screens = new Set(files.flatMap(({ path }) => FOLDER.exec(path)?.slice(0, 2).join('') ?? []));
  const textOf = (path: string) => files.find((file) => file.path === path)?.text;
  return [...screens].flatMap((screen) => {
    const missing = Object.entries(FILES)
      .filter(([ending]) => textOf(`${screen}${ending}`) === undefined)
      .map(([ending, why]) => ({
        file: `${screen}${ending}`,
        line: 1,
        sentence: `This file is missing: ${why}. \`npm run new:screen\` makes all of them.`,
      }));
    const [source, stories] = [textOf(`${screen}.tsx`), textOf(`${screen}.stories.tsx`)];
    if (source === undefined || stories === undefined) return missing;
    return [...missing, ...storyFaults(source, { path: `${screen}.stories.tsx`, text: stories })];
  });
};

function storyFaults(screen: string, { path: file, text }: SourceFile) {
  const found = [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story);
  const hasData = screen.includes('Loadable<');
  const hasList = /Loadable<\s*readonly /.test(screen);
  const needed = ['Ready', ...(hasData ? ['Loading', 'Failed'] : []), ...(hasList ? ['Empty'] : []), ...LAST];
  const rank = (story: string) =>
    FIRST.includes(story) ? FIRST.indexOf(story) : FIRST.length + LAST.indexOf(story) + 1;
  const early = found.findIndex((story, at) => at > 0 && rank(found[at - 1] ?? '') > rank(story));
  return [
    ...needed
      .filter((story) => !found.includes(story))
      .map((story) => `There is no story ${story}: every state that a shopper can see is shown and tested.`),
    ...(early > 0
      ? [`Stories are in the order ${FIRST.join(', ')}, specials, ${LAST.join(', ')}: ${found[early]} comes too late.`]
      : []),
  ].map((sentence) => ({ file, line: 1, sentence }));
}
