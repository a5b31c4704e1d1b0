import type { ListRow } from '@shop/parts-list';

/** Whether there is nothing to do about a row that is not bought: left out, on its way, or without anything to put in its place. */
export const isIdle = ({ buy, bucket, isLeftOut, isUndecided, offers }: ListRow): boolean =>
  !buy && !isUndecided && (isLeftOut || bucket === 'waiting' || offers.length === 0);
