import type { RequestAction, RequestStatus } from '@shop/contracts';
import type { Failure } from '../../loadable.ts';

/** What the shopper does with a request on its page; paying has a page of its own. */
export type RequestChange = 'cancel' | 'sendEvidence' | 'receive' | 'finish' | 'reopen';

/** What came of the last change. `unknown`: no answer arrived, so that the change may have been made or not. */
export type ChangeOutcome =
  | { kind: 'done' | 'unknown'; change: RequestChange }
  | { kind: 'failed'; change: RequestChange; failure: Failure };

type Facts = { status: RequestStatus; isPaid: boolean; wasReopened: boolean };
/** Whether an action is possible: `canBe` of the rules in the contracts. */
export type Can = (action: RequestAction, request: Facts) => boolean;
