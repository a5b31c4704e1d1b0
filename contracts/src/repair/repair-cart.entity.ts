import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { eligibility, type DecidedEligibility } from './eligibility.entity.ts';
import { repairPrice, type RepairPrice } from './repair-price.entity.ts';
import {
  fromRepairSubject,
  repairSubjectColumns,
  toRepairSubject,
  type RepairSubject,
} from './repair-subject.entity.ts';

/** A request in the repair cart, judged and priced now. Each becomes a request of its own. */
export type RepairCartEntry = RepairSubject & { id: string; eligibility: DecidedEligibility; price: RepairPrice };

export const repairCartEntry = entity(
  z.object({ ...repairSubjectColumns, id, free: eligibility, price: repairPrice }),
  {
    decode: (wire): RepairCartEntry => ({
      ...toRepairSubject(wire),
      id: wire.id,
      eligibility: wire.free,
      price: wire.price,
    }),
    encode: (entry) => ({
      ...fromRepairSubject(entry),
      id: entry.id,
      free: entry.eligibility,
      price: entry.price,
    }),
  },
);
