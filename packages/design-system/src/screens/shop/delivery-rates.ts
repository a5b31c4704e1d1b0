import type { Fen } from '@shop/contracts';
import { FREE_POSTAGE_FROM, FREE_POSTAGE_FROM_REMOTE } from '../../frame/delivery.ts';

/** What delivery costs and from which goods value it is free, in fen (spec section 9, delivery text). */
export const DELIVERY: Readonly<Record<'fee' | 'freeFrom' | 'freeFromRemote', Fen>> = { fee: 1000, freeFrom: FREE_POSTAGE_FROM, freeFromRemote: FREE_POSTAGE_FROM_REMOTE };
