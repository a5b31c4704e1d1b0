import { readFileSync } from 'node:fs';
import type { ColumnMapping, FileProblem } from '../src/formats/list.entity.ts';
import { formatMessage } from './format-message.ts';

/** The shop's English texts of problems. Read as data, so that the command needs no React. */
const MESSAGES = new URL('../../design-system/src/messages/en/listProblems.json', import.meta.url);
/** Default values for texts: `none` and 0 mean that a value is missing. */
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
/** The most characters of a cell that are shown in a text. */
const MAX_TEXT_LENGTH = 40;

export type ProblemText = {
  sentence: (problem: FileProblem) => string;
  /** The sentence with its place: `list.csv:12:3: …`. */
  withPlace: (problem: FileProblem) => string;
  at: (line: number, sentence: string) => string;
  /** How the columns of a table without clear headings were read. */
  guessedColumns: (mapping: ColumnMapping) => string;
};

/** The English texts of problems of a file. */
export function createProblemText(file: string): ProblemText {
  const messages = JSON.parse(readFileSync(MESSAGES, 'utf8')) as Record<string, string>;
  const sentence = ({ code, values }: FileProblem) => {
    const given = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? printable(value) : value,
    ]);
    return formatMessage(messages[`listProblems.${code}.text`] ?? code, {
      ...NO_VALUES,
      ...(Object.fromEntries(given) as Record<string, string | number>),
    });
  };
  return {
    sentence,
    withPlace: (problem) =>
      `${[file, problem.line, problem.column].filter((part) => part !== undefined).join(':')}: ${sentence(problem)}`,
    at: (line, text) => `${file}:${line}: ${text}`,
    guessedColumns: ({ hasHeader, ...columns }) => {
      const guesses = Object.entries(columns).flatMap(([role, column]) =>
        column === undefined ? [] : `${role} in column ${column + 1}`,
      );
      const assumed = `Assumed ${guesses.join(', ')}${hasHeader ? ', below a header' : ''}.`;
      const advice = 'If that is wrong, name the columns Part, Color, Quantity in the first row.';
      return `${file}: The columns have no clear headings. ${assumed} ${advice}`;
    },
  };
}

/** One line of text without control characters, which would affect the terminal. */
const printable = (text: string): string =>
  (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text).replaceAll(/\p{Cc}+/gu, ' ');
