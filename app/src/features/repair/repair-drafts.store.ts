import type { PurchaseChannel, RepairReason } from '@shop/contracts';
import { CHANNELS, REASONS } from '@shop/contracts/repair-rules';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

type DraftColumns = { id: string; quantity: number; reason: RepairReason; note: string };
/** A chosen part of the inventory; its id is that of the inventory line. `substitute` is a `uniqueId`. */
export type ListedDraftLine = DraftColumns & {
  kind: 'listed';
  step?: { bag: number; step: number };
  substitute?: string;
};
/** A part that is not in the inventory. `photo` is an address; '' without one. */
export type DescribedDraftLine = DraftColumns & { kind: 'described'; description: string; photo: string };
export type RepairDraftLine = ListedDraftLine | DescribedDraftLine;

/** A request that is being filled in. Texts are as typed, '' until something is. */
export type RepairDraft = {
  setNumber: string;
  setName: string;
  /** The reason of new lines. */
  reason: RepairReason;
  /** `2026-11-20` or ''. */
  boughtOn: string;
  channel: PurchaseChannel | '';
  orderNumber: string;
  code: string;
  /** Whether the shopper said that there is no code. */
  hasNoCode: boolean;
  /** Address of the uploaded voucher. */
  voucher: string;
  contact: string;
  lines: readonly RepairDraftLine[];
  /** The entry of the repair cart that it changes; '' for a new one. */
  entryId: string;
};

export type RepairDrafts = {
  /** The code of the region; '' until one is chosen. */
  region: string;
  /** One for each set, the last changed first. */
  drafts: readonly RepairDraft[];
};

const MAX_DRAFTS = 5;

export const emptyRepairDraft = (setNumber: string, setName = ''): RepairDraft => ({
  setNumber,
  setName,
  reason: 'missing',
  boughtOn: '',
  channel: '',
  orderNumber: '',
  code: '',
  hasNoCode: false,
  voucher: '',
  contact: '',
  lines: [],
  entryId: '',
});

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isStep = (value: unknown) =>
  value === undefined || (isRecord(value) && Number.isSafeInteger(value.bag) && Number.isSafeInteger(value.step));
const isReason = (value: unknown): value is RepairReason => REASONS.some((known) => known === value);
const isChannel = (value: unknown) => value === '' || CHANNELS.some((known) => known === value);

const isLine = (value: unknown): value is RepairDraftLine =>
  isRecord(value) &&
  isText(value.id) &&
  isQuantity(value.quantity) &&
  isReason(value.reason) &&
  isText(value.note) &&
  (value.kind === 'described'
    ? isText(value.description) && isText(value.photo)
    : value.kind === 'listed' && isStep(value.step) && (value.substitute === undefined || isText(value.substitute)));

const isDraft = (value: unknown): value is RepairDraft =>
  isRecord(value) &&
  ['setNumber', 'setName', 'boughtOn', 'orderNumber', 'code', 'voucher', 'contact', 'entryId'].every((name) =>
    isText(value[name]),
  ) &&
  isReason(value.reason) &&
  isChannel(value.channel) &&
  typeof value.hasNoCode === 'boolean' &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine);

/** Requests that are being filled in: they survive sign-in, reload and a change of the language. */
export const useRepairDrafts = createPersistedStore<RepairDrafts>(
  'repairDrafts',
  { region: '', drafts: [] },
  (stored) =>
    isRecord(stored) && isText(stored.region) && Array.isArray(stored.drafts)
      ? { region: stored.region, drafts: stored.drafts.filter(isDraft) }
      : undefined,
);

export const saveRepairRegion = (region: string): void => useRepairDrafts.setState({ region });

/** Changes the draft of a set, which becomes the first; a new one if there is none. */
export const changeRepairDraft = (setNumber: string, change: Partial<RepairDraft>): void =>
  useRepairDrafts.setState(({ drafts }) => {
    const draft = drafts.find((one) => one.setNumber === setNumber) ?? emptyRepairDraft(setNumber);
    const others = drafts.filter((one) => one.setNumber !== setNumber);
    return { drafts: [{ ...draft, ...change, setNumber }, ...others].slice(0, MAX_DRAFTS) };
  });

export const deleteRepairDraft = (setNumber: string): void =>
  useRepairDrafts.setState(({ drafts }) => ({ drafts: drafts.filter((one) => one.setNumber !== setNumber) }));

/** The draft of a set now; an empty one if there is none. */
export const repairDraftOf = (setNumber: string): RepairDraft =>
  useRepairDrafts.getState().drafts.find((one) => one.setNumber === setNumber) ?? emptyRepairDraft(setNumber);

/** The draft of a set; an empty one if there is none. */
export const useRepairDraft = (setNumber: string): RepairDraft =>
  useRepairDrafts(({ drafts }) => drafts.find((one) => one.setNumber === setNumber)) ?? emptyRepairDraft(setNumber);
