import type { Fen, Moment, TopUpOffer, TopUpOffers } from '@shop/contracts';
import type { Failure, Loadable } from '../../loadable.ts';

/** The state of topping up the balance. */
export type TopUpState = {
  offers: Loadable<TopUpOffers>;
  /** What the shopper typed as an amount of their own, in yuan. */
  typed: string;
  /** The chosen offer and its code; absent once the balance has increased. */
  chosen?: { offer: TopUpOffer; code: Loadable<{ text: string; validUntil: Moment }> };
  /**
   * Whether it is unknown if the last top-up was accepted, for its answer did not come: no other is offered until it is
   * known, or its code would have expired.
   */
  isUnconfirmed?: boolean;
  /** Why it is unknown whether the balance has increased. */
  checkFailure?: Failure;
  /** By how much the balance has increased since the last code was requested. */
  arrived?: Fen;
  /** Requests the offers. */
  onOpen: () => void;
  onType: (text: string) => void;
  /** Also requests a new code of the same offer. */
  onChoose: (offer: TopUpOffer) => void;
};

/** The id that servers give to any amount that is none of their offers. */
const OTHER_AMOUNT = '0';
/** More than any shop takes, and few enough for exact amounts. */
const MAX_DIGITS = 7;
const AMOUNT = new RegExp(`^(\\d{1,${MAX_DIGITS}})(?:\\.(\\d{1,2}))?$`);

/** An amount in yuan as people type it, also in full-width digits; undefined if it is none, or 0. */
export function readAmount(typed: string): Fen | undefined {
  const match = AMOUNT.exec(
    typed
      .normalize('NFKC')
      .replace(/[¥,\s]|元$/g, '')
      .replace('。', '.'),
  );
  if (!match) return undefined;
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen > 0 ? fen : undefined;
}

/** What is wrong with a typed amount. Limits that the server does not send are left to it. */
export type AmountProblem = 'notAmount' | 'tooSmall' | 'tooLarge';

/** The offer of a typed amount, or what is wrong with it. */
export function toOwnOffer(typed: string, { min, max }: Pick<TopUpOffers, 'min' | 'max'>): TopUpOffer | AmountProblem {
  const amount = readAmount(typed);
  if (amount === undefined) return 'notAmount';
  if (min !== undefined && amount < min) return 'tooSmall';
  if (max !== undefined && amount > max) return 'tooLarge';
  return { id: OTHER_AMOUNT, amount, gift: 0 };
}
