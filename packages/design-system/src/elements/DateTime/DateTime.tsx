import type { Moment } from '@shop/contracts';
import { FormattedDate } from 'react-intl';

export type DateTimeProps = {
  moment: Moment;
  /** How exact it is told. @default 'minute' */
  style?: 'date' | 'minute' | 'second';
};

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const FORMATS = {
  date: DATE,
  minute: { ...DATE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  second: { ...DATE, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const;

/** An instant in the reader's way of writing, at the shop's time (Asia/Shanghai, set by WordsProvider). */
export function DateTime({ moment, style = 'minute' }: DateTimeProps) {
  return (
    <time dateTime={new Date(moment).toISOString()}>
      <FormattedDate value={moment} {...FORMATS[style]} />
    </time>
  );
}
