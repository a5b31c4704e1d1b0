import type {
  DecidedEligibility,
  Fen,
  Moment,
  PayWay,
  Purchase,
  RepairPrice,
  RepairReason,
  RequestActor,
  RequestStatus,
} from '@shop/contracts';
import type { Messages } from '../messages/messages.ts';
import type { Journey } from './order.state.ts';

/** A line as the shopper sent it. */
export type WantedRepairLine = { quantity: number; reason: RepairReason; note: string } & (
  | {
      kind: 'listed';
      inventoryId: string;
      step?: { bag: number; step: number };
      /** The `uniqueId` of the similar colour to send. */
      substitute?: string;
    }
  | { kind: 'described'; description: string; photo: string }
);

/** A request as the shopper sent it. */
export type WantedRepair = {
  regionCode: string;
  setNumber: string;
  purchase: Purchase;
  code: string;
  voucher: string;
  contact: string;
  lines: (WantedRepairLine & { id: string })[];
};

/** A request in the repair cart. */
export type StoredRepairEntry = WantedRepair & { id: string };

/** A confirmed selection of the repair cart. Its key is valid for 600 s, and for ever once it is used. */
export type RepairDraft = {
  key: string;
  accountId: string;
  entries: StoredRepairEntry[];
  expiresAt: Moment;
  /** The numbers of the requests that were submitted with this key. */
  requests?: string[];
};

/** A message of the stand-in shop (`messages/<language>/repair.json`), shown in the language of each request. */
export type RepairNote = { key: keyof Messages['repair']['notes']; values?: Record<string, string> };

/** An event of a request: with a text as the customer typed it, or a message of the shop. */
export type StoredRequestEvent = {
  status: RequestStatus;
  actor: RequestActor;
  at: Moment;
  note: string | RepairNote;
  images: string[];
};

/** The decision on a line; `substitute` is the `uniqueId` of the similar colour that is sent. */
export type StoredVerdict = {
  granted: number;
  reason?: keyof Messages['repair']['verdicts'];
  substitute?: string;
};

/** A submitted request; its lines keep the price and the verdict. */
export type StoredRepair = Omit<WantedRepair, 'lines'> & {
  id: string;
  /** Begins with `bh`. */
  number: string;
  accountId: string;
  lines: (WantedRepair['lines'][number] & { unitPrice?: Fen; verdict?: StoredVerdict })[];
  status: RequestStatus;
  eligibility: DecidedEligibility;
  price: RepairPrice;
  refunded: Fen;
  paidAt?: Moment;
  payWay?: PayWay;
  wasReopened: boolean;
  recipient: string;
  phone: string;
  address: string;
  message: string;
  history: StoredRequestEvent[];
  submittedAt: Moment;
  shippedAt?: Moment;
  journey?: Journey;
};

/** A set that an account bought in this shop. */
export type SoldSet = { setNumber: string; orderNumber: string; boughtOn: string };

export type RepairSlice = {
  /** By account id. */
  repairCarts: Record<string, StoredRepairEntry[]>;
  repairDrafts: Record<string, RepairDraft>;
  /** By number. */
  repairs: Record<string, StoredRepair>;
  /** Codes whose free repair is used, and by which request; one without a number was used in another shop. */
  usedCodes: Record<string, { at: Moment; number?: string }>;
  /** By account id. */
  soldSets: Record<string, SoldSet[]>;
  /** When codes that no box has were checked, by account id or for all visitors who are not signed in. */
  unknownCodes: Record<string, Moment[]>;
};

export const emptyRepairSlice = (): RepairSlice => ({
  repairCarts: {},
  repairDrafts: {},
  repairs: {},
  usedCodes: {},
  soldSets: {},
  unknownCodes: {},
});
