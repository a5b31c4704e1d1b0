import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { repairRegion, type RepairRegion } from './repair-region.entity.ts';
import { repairTerms, type RepairTerms } from './repair-terms.entity.ts';

/** What the repair service offers, and where. */
export type RepairService = { terms: RepairTerms; regions: readonly RepairRegion[] };

/** Our own call, as all of `/supple`: a stock server answers it with 404, and then offers no repair service. */
export const repairRegions = defineCall({
  name: 'repairRegions',
  method: 'GET',
  path: '/supple/regions',
  auth: 'none',
  summary: 'The terms of the repair service, and the regions that replacement parts are sent to.',
  answer: entity(z.object({ terms: repairTerms, list: listOf(repairRegion) }), {
    decode: (wire): RepairService => ({ terms: wire.terms, regions: wire.list }),
    encode: (service) => ({ terms: service.terms, list: [...service.regions] }),
  }),
  states: ['the shop repairs sets'],
});
