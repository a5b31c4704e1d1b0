import type { FileProblem } from '@shop/parts-list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages, shorts, texts } from './file-problems.messages.ts';

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
const LONGEST = 40;
const cut = (value: string | number) =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

export type ProblemText = {
  /** Place, problem and solution. `name`: the file, if there are several. */
  whole: (problem: FileProblem, name?: string) => string;
  /** A few words about the problem; the whole text for problems that are not about a line. */
  short: (problem: FileProblem) => string;
};

/** Returns functions for the texts of problems, in the reader's language. */
export function useProblemText(): ProblemText {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const said = ({ code, values }: FileProblem) =>
      formatMessage(texts[code], {
        ...NO_VALUES,
        ...Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, cut(value)])),
      });
    return {
      whole: (problem, name) => {
        const { line = 0, column = 0 } = problem;
        const where =
          name || line || column ? formatMessage(messages.place, { name: name ?? 'none', line, column }) : '';
        return where + said(problem);
      },
      short: (problem) => {
        const short = shorts[problem.code];
        return short ? formatMessage(short) : said(problem);
      },
    };
  }, [formatMessage]);
}
