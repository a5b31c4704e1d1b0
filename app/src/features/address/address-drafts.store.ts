import type { AddressDraft } from '@shop/design-system/screens/checkout/AddressBook/address-draft.ts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

type Drafts = Readonly<Record<string, AddressDraft>>;

const TEXT_FIELDS = ['recipient', 'phone', 'province', 'city', 'district', 'detail', 'pasted'] as const;
const isDraft = (value: unknown): value is AddressDraft =>
  isRecord(value) && TEXT_FIELDS.every((name) => isText(value[name]));

/** Unsaved address drafts, by address id; '0' for a new address. */
export const useAddressDrafts = createPersistedStore<{ drafts: Drafts }>('addressDrafts', { drafts: {} }, (stored) =>
  isRecord(stored) ? { drafts: validEntries(stored.drafts, isDraft) } : undefined,
);

/** Saves a draft, or deletes it when it is undefined. */
export const saveAddressDraft = (id: string, draft: AddressDraft | undefined): void =>
  useAddressDrafts.setState(({ drafts: { [id]: _, ...others } }) => ({
    drafts: draft ? { ...others, [id]: draft } : others,
  }));
