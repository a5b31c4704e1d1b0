import * as z from 'zod/mini';
import { listOf } from '../wire/list-or-map.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { purchase, type Purchase } from './purchase.entity.ts';
import { repairLine, type RepairLine } from './repair-line.entity.ts';
import { repairSet, type RepairSet } from './repair-set.entity.ts';

/** What a request of the cart and a submitted one have in common: the set, the proof of purchase and the parts. */
export type RepairSubject = {
  region: { code: string; name: string };
  set: RepairSet;
  purchase: Purchase;
  /** The anti-counterfeit code, 16 letters; '' without one. */
  code: string;
  /** Address of the image of the purchase voucher; '' without one. */
  voucher: string;
  /** The phone or mail for questions of the agent. */
  contact: string;
  lines: readonly RepairLine[];
};

export const repairSubjectColumns = {
  region_code: z.string(),
  region_name: text,
  set: repairSet,
  purchase,
  code: text,
  voucher: address,
  contact: text,
  list: listOf(repairLine),
};
type Columns = z.output<z.ZodMiniObject<typeof repairSubjectColumns>>;

export const toRepairSubject = (wire: Columns): RepairSubject => ({
  region: { code: wire.region_code, name: wire.region_name },
  set: wire.set,
  purchase: wire.purchase,
  code: wire.code,
  voucher: wire.voucher,
  contact: wire.contact,
  lines: wire.list,
});

export const fromRepairSubject = (subject: RepairSubject): Columns => ({
  region_code: subject.region.code,
  region_name: subject.region.name,
  set: subject.set,
  purchase: subject.purchase,
  code: subject.code,
  voucher: subject.voucher,
  contact: subject.contact,
  list: [...subject.lines],
});
