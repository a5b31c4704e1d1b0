import type { Moment, RepairRequest } from '@shop/contracts';
import type { Can } from './request-changes.ts';

/** Whether a request can be paid at this moment: it waits for payment and its time is not over. */
export const canPayNow = (request: RepairRequest, can: Can, now: Moment): boolean =>
  can('pay', request) && (request.payUntil === undefined || now < request.payUntil);
