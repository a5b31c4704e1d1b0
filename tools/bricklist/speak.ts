import { readFileSync } from 'node:fs';
import type { ColumnMapping, Trouble } from '../../packages/parts-list/src/formats/list.entity.ts';
import { formatMessage } from './format-message.ts';

/** The shop's sentences about lists, in English. */
const WORDS = new URL('../../packages/design-system/src/messages/en/listTroubles.json', import.meta.url);
/** Sentences name what a trouble may lack: `none` and 0 are left out of them. */
const NO_VALUES = {
  text: '',
  near: 'none',
  name: 'none',
  model: '',
  system: 'none',
  most: 0,
  stated: 0,
  counted: 0,
  megabytes: 0,
};
/** Longest piece of a file that is put in a sentence, in characters. */
const LONGEST = 40;

export type Speaker = {
  sentence: (trouble: Trouble) => string;
  /** With where it is: `list.csv:12:3: …`. */
  whole: (trouble: Trouble) => string;
  at: (line: number, sentence: string) => string;
  /** How the columns of a table were told that do not say what they are. */
  guessed: (mapping: ColumnMapping) => string;
};

/** Says in English what is wrong with a file. */
export function createSpeaker(file: string): Speaker {
  const words = JSON.parse(readFileSync(WORDS, 'utf8')) as Record<string, string>;
  const sentence = ({ code, values }: Trouble) => {
    const given = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? shown(value) : value,
    ]);
    return formatMessage(words[`listTroubles.${code}.text`] ?? code, {
      ...NO_VALUES,
      ...(Object.fromEntries(given) as Record<string, string | number>),
    });
  };
  return {
    sentence,
    whole: (trouble) =>
      `${[file, trouble.line, trouble.column].filter((part) => part !== undefined).join(':')}: ${sentence(trouble)}`,
    at: (line, said) => `${file}:${line}: ${said}`,
    guessed: ({ hasHeader, ...columns }) => {
      const told = Object.entries(columns).flatMap(([what, column]) =>
        column === undefined ? [] : `${what} in column ${column + 1}`,
      );
      return `${file}: The columns do not say what they hold. Taken for ${told.join(', ')}${hasHeader ? ', below a header' : ''}; name them Part, Color, Quantity in the first row if that is wrong.`;
    },
  };
}

/** One line of text without control characters, which a terminal would obey. */
const shown = (text: string): string =>
  (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text).replaceAll(/\p{Cc}+/gu, ' ');
