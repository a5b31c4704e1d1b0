import type { Moment } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useShopClock } from '../Countdown/clock.ts';

/** Returns the year as an option of a date format, for instants that are not in the current year of the shop. */
export function useOtherYear(): (moment: Moment) => { year?: 'numeric' } {
  const { formatDate } = useIntl();
  const now = useShopClock();
  const yearOf = (moment: Moment) => formatDate(moment, { year: 'numeric' });
  return (moment) => (yearOf(moment) === yearOf(now()) ? {} : { year: 'numeric' });
}
