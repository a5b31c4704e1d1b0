import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { repairRequest, type RepairRequest } from './repair-request.entity.ts';
import { REQUEST_GROUPS, type RequestGroup } from './request-status.rules.ts';

/** A page of requests, newest first, with the number of requests in every group. */
export type RepairRequests = {
  requests: readonly RepairRequest[];
  counts: Readonly<Record<RequestGroup, number>>;
};

export const repairList = defineCall({
  name: 'repairList',
  method: 'GET',
  path: '/supple/order/list',
  auth: 'required',
  summary: 'The shopper’s repair requests of a group, newest first; searched by set number or request number.',
  query: z.object({
    status: z.optional(z.enum(Object.keys(REQUEST_GROUPS) as [RequestGroup, ...RequestGroup[]])),
    search: z.optional(z.string()),
    page: count,
    limit: count,
  }),
  answer: entity(
    z.object({
      list: listOf(repairRequest),
      count: z.object({
        toPay: count,
        review: count,
        approved: count,
        shipped: count,
        done: count,
        closed: count,
      }),
    }),
    {
      decode: (wire): RepairRequests => ({ requests: wire.list, counts: wire.count }),
      encode: (value) => ({ list: [...value.requests], count: value.counts }),
    },
  ),
  states: ['a repair request is in review', 'a shopper is signed in'],
});
