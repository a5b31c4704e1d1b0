import { NEW_ADDRESS, type AddressDraft } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

/** Where addresses are edited: in an order, or in the address book. */
export type AddressView = 'order' | 'book';
type Drafts = Readonly<Record<string, AddressDraft>>;
type Forms = {
  /** Unsaved drafts by address id, NEW_ADDRESS for a new address; both views edit the same ones. */
  drafts: Drafts;
  /** The address whose form is open in each view. */
  open: Readonly<Partial<Record<AddressView, string>>>;
};

const TEXT_FIELDS = ['recipient', 'phone', 'province', 'city', 'district', 'detail', 'pasted'] as const;
const isDraft = (value: unknown): value is AddressDraft =>
  isRecord(value) && TEXT_FIELDS.every((name) => isText(value[name]));

export const useAddressDrafts = createPersistedStore<Forms>('addressDrafts', { drafts: {}, open: {} }, (stored) =>
  isRecord(stored)
    ? { drafts: validEntries(stored.drafts, isDraft), open: validEntries(stored.open, isText) }
    : undefined,
);

/** Saves a draft, or deletes it when it is undefined. */
export const saveAddressDraft = (id: string, draft: AddressDraft | undefined): void =>
  useAddressDrafts.setState(({ drafts: { [id]: _, ...others } }) => ({
    drafts: draft ? { ...others, [id]: draft } : others,
  }));

export const setOpenForm = (view: AddressView, id: string | undefined): void =>
  useAddressDrafts.setState(({ open: { [view]: _, ...others } }) => ({
    open: id === undefined ? others : { ...others, [view]: id },
  }));

/** Closes the form of an address if it is open. */
export function closeForm(view: AddressView, id: string): void {
  if (useAddressDrafts.getState().open[view] === id) setOpenForm(view, undefined);
}

/** Makes a draft one of another address, if there is a draft. */
export function moveAddressDraft(from: string, to: string): void {
  const draft = useAddressDrafts.getState().drafts[from];
  if (!draft || from === to) return;
  saveAddressDraft(from, undefined);
  saveAddressDraft(to, draft);
}

/**
 * Ends the editing of an address that was saved: deletes its draft and closes its form, unless the shopper has typed
 * since then: then the form goes on with the saved address, and it returns true.
 */
export function endEditing(
  view: AddressView,
  { draftId, sent, savedId }: { draftId: string; sent: AddressDraft | undefined; savedId: string },
): boolean {
  const { drafts, open } = useAddressDrafts.getState();
  const isChanged = drafts[draftId] !== sent;
  if (isChanged) moveAddressDraft(draftId, savedId);
  else saveAddressDraft(draftId, undefined);
  if ((open[view] ?? NEW_ADDRESS) === draftId) setOpenForm(view, isChanged ? savedId : undefined);
  return isChanged;
}
