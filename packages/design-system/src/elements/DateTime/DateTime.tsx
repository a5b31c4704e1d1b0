import type { Moment } from '@shop/contracts';
import { FormattedDate } from 'react-intl';
import { useOtherYear } from './use-other-year.ts';

export type DateTimeProps = {
  moment: Moment;
  /** The precision; `near` and `day` omit the current year, `time` the whole date. @default 'minute' */
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

/** An instant in the format of the language, in the shop's time zone (Asia/Shanghai, set by MessagesProvider). */
export function DateTime({ moment, style = 'minute' }: DateTimeProps) {
  const otherYear = useOtherYear();
  const year = style === 'near' || style === 'day' ? otherYear(moment) : undefined;
  return (
    <time dateTime={new Date(moment).toISOString()}>
      <FormattedDate value={moment} {...year} {...FORMATS[style]} />
    </time>
  );
}
