import type { Trouble } from '@shop/parts-list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages, shorts, texts } from './troubles.messages.ts';

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

/** Longest piece of a file that is shown in a sentence, in characters. */
const LONGEST = 40;
const cut = (value: string | number) =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

export type TroubleWords = {
  /** Where, what happened and what to do. `name`: the file, where there are several. */
  whole: (trouble: Trouble, name?: string) => string;
  /** What happened in a few words; the whole sentence for what concerns no line. */
  short: (trouble: Trouble) => string;
};

/** What a file says wrong, in the reader's language. */
export function useProblemText(): TroubleWords {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const said = ({ code, values }: Trouble) =>
      formatMessage(texts[code], {
        ...NO_VALUES,
        ...Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, cut(value)])),
      });
    return {
      whole: (trouble, name) => {
        const { line = 0, column = 0 } = trouble;
        const where =
          name || line || column ? formatMessage(messages.place, { name: name ?? 'none', line, column }) : '';
        return where + said(trouble);
      },
      short: (trouble) => {
        const short = shorts[trouble.code];
        return short ? formatMessage(short) : said(trouble);
      },
    };
  }, [formatMessage]);
}
