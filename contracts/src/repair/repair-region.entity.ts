import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { text } from '../wire/text.ts';

/** The groups in which regions are listed: mainland China; Hong Kong, Macau and Taiwan; every other country. */
const AREAS = ['mainland', 'hmt', 'other'] as const;
export type RepairArea = (typeof AREAS)[number];

/** `free`: the free repair applies; `paid`: particles are always priced; `none`: nothing is sent there. */
const SERVICES = ['free', 'paid', 'none'] as const;
export type RegionService = (typeof SERVICES)[number];

/** Where replacement parts are sent to, and on which terms. */
export type RepairRegion = {
  /** ISO 3166-1 code of two letters. */
  code: string;
  name: string;
  area: RepairArea;
  service: RegionService;
  /** Postage of a priced request. Absent where the server does not say: it is computed at confirmation. */
  postage?: Fen;
  /** Whether a free request is also sent without postage. Absent where the server does not say. */
  isPostageFree?: boolean;
  /** '' where the server does not say. */
  carrier: string;
  /** Usual days on the way, from and to. */
  travelDays?: { from: number; to: number };
};

export const repairRegion = entity(
  z.object({
    code: z.string(),
    name: text,
    area: z.enum(AREAS),
    service: z.enum(SERVICES),
    postage: z.optional(money),
    free_postage: maybe(flag),
    carrier: text,
    days_min: maybe(count),
    days_max: maybe(count),
  }),
  {
    decode: (wire): RepairRegion => ({
      code: wire.code,
      name: wire.name,
      area: wire.area,
      service: wire.service,
      postage: wire.postage,
      isPostageFree: wire.free_postage,
      carrier: wire.carrier,
      travelDays:
        wire.days_min === undefined || wire.days_max === undefined
          ? undefined
          : { from: wire.days_min, to: wire.days_max },
    }),
    encode: (region) => ({
      code: region.code,
      name: region.name,
      area: region.area,
      service: region.service,
      postage: region.postage,
      free_postage: region.isPostageFree,
      carrier: region.carrier,
      days_min: region.travelDays?.from,
      days_max: region.travelDays?.to,
    }),
  },
);
