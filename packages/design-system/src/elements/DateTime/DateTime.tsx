import type { Moment } from '@shop/contracts';
import { FormattedDate } from 'react-intl';

export type DateTimeProps = {
  moment: Moment;
  /** How exact it is told; `near` and `day` leave out the year, `time` the day. @default 'minute' */
  style?: 'date' | 'day' | 'near' | 'time' | 'minute' | 'second';
};

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const FORMATS = {
  date: DATE,
  day: { month: 'short', day: 'numeric' },
  near: { month: 'short', day: 'numeric', ...TIME },
  time: TIME,
  minute: { ...DATE, ...TIME },
  second: { ...DATE, ...TIME, second: '2-digit' },
} as const;

/** An instant in the reader's way of writing, at the shop's time (Asia/Shanghai, set by MessagesProvider). */
export function DateTime({ moment, style = 'minute' }: DateTimeProps) {
  return (
    <time dateTime={new Date(moment).toISOString()}>
      <FormattedDate value={moment} {...FORMATS[style]} />
    </time>
  );
}
