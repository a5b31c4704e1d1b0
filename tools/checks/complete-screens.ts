import { lineAt, type Fault, type Check, type SourceFile } from './check.ts';

const FOLDER = /^packages\/design-system\/src\/screens\/[^/]+\/(\w+Screen)\//;
const ENDINGS = ['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'];
const WHY: Record<string, string> = {
  '.tsx': 'the screen itself',
  '.module.css': 'its layout, in tokens',
  '.messages.ts': 'its messages, Chinese as source',
  '.stories.tsx': 'its states, for designers and tests',
  '.test.tsx': 'what a shopper does with it',
};
const FIRST = ['Ready', 'Loading', 'Failed', 'Empty'];
const LAST = ['WorstCaseEnglish', 'WorstCaseTraditional'];

/** A screen folder is complete: all its files exist, and its stories show each state in the fixed order. */
export const completeScreens: Check = (files) => {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = FOLDER.exec(file.path)?.[0];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, own]) => {
    const name = FOLDER.exec(folder)?.[1] ?? '';
    const at = (ending: string) => own.find(({ path }) => path === `${folder}${name}${ending}`);
    const missing = ENDINGS.filter((ending) => !at(ending)).map((ending) => ({
      file: `${folder}${name}${ending}`,
      line: 1,
      sentence: `${name} lacks this file: ${WHY[ending]}. \`npm run new:screen\` makes all of them.`,
    }));
    const screen = at('.tsx');
    const stories = at('.stories.tsx');
    return [...missing, ...(screen && stories ? storyFaults(name, screen, stories) : [])];
  });
};

function storyFaults(name: string, screen: SourceFile, stories: SourceFile): Fault[] {
  const found = [...stories.text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story);
  const hasData = screen.text.includes('Loadable<');
  const hasList = /Loadable<\s*readonly /.test(screen.text);
  const wanted = ['Ready', ...(hasData ? ['Loading', 'Failed'] : []), ...(hasList ? ['Empty'] : []), ...LAST];
  const fault = (sentence: string, index = 0): Fault => ({
    file: stories.path,
    line: lineAt(stories.text, Math.max(0, index)),
    sentence,
  });
  const missing = wanted
    .filter((story) => !found.includes(story))
    .map((story) => fault(`${name} has no story ${story}: every state that a shopper can see is shown and tested.`));
  const inOrder = [
    ...FIRST.filter((story) => found.includes(story)),
    ...found.filter((story) => !FIRST.includes(story) && !LAST.includes(story)),
    ...LAST.filter((story) => found.includes(story)),
  ];
  const wrong = found.findIndex((story, index) => story !== inOrder[index]);
  if (wrong < 0) return missing;
  return [
    ...missing,
    fault(
      `Stories are in the order ${FIRST.join(', ')}, specials, ${LAST.join(', ')}: here ${inOrder[wrong]} belongs before ${found[wrong]}.`,
      stories.text.search(new RegExp(`^export const ${found[wrong]}\\b`, 'm')),
    ),
  ];
}
