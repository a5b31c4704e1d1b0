import type { ListRow } from '@shop/parts-list';

/** Whether a row that is not bought needs no action: left out, waiting, or without a replacement. */
export const isIdle = ({ buy, bucket, isLeftOut, isUndecided, offers }: ListRow): boolean =>
  !buy && !isUndecided && (isLeftOut || bucket === 'waiting' || offers.length === 0);
