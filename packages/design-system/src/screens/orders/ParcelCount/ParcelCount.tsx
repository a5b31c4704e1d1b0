import type { Parcel } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { piecesOf } from '../../../commerce/totals.ts';
import { orderMessages } from '../order.messages.ts';

/** How much a parcel has, as far as the server says so; it may know the pieces only, or nothing. */
export function ParcelCount({ parcel: { lines, pieces } }: { parcel: Pick<Parcel, 'lines' | 'pieces'> }) {
  if (lines)
    return <FormattedMessage {...orderMessages.contents} values={{ kinds: lines.length, pieces: piecesOf(lines) }} />;
  return pieces === undefined ? null : <FormattedMessage {...orderMessages.pieces} values={{ count: pieces }} />;
}
