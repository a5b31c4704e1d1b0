import type { RepairRequest, RequestGroup } from '@shop/contracts';
import type { Rows } from '../../data/fetch-pages.ts';

/** Which requests to list; all groups without one, '' without a search. */
export type RepairFilter = { group: RequestGroup | undefined; search: string };
/** Requests of a filter, and how many there are in every group. */
export type RepairRows = Rows<RepairRequest> & { counts: Readonly<Record<RequestGroup, number>> | undefined };

/** A change that the shopper makes to a request. `images` are addresses. */
export type ChangeRequest = { number: string } & (
  | { change: 'cancel' | 'receive' | 'finish' }
  | { change: 'reopen'; text: string }
  | { change: 'sendEvidence'; text: string; images: readonly string[] }
);
