import type { AddressDraft } from '@shop/design-system/screens/checkout/AddressBook/address-draft.ts';
import { createPersistedStore } from '../../session/persisted.ts';

type Drafts = Readonly<Record<string, AddressDraft>>;

const TEXT_FIELDS = ['recipient', 'phone', 'province', 'city', 'district', 'detail', 'pasted'] as const;
const isDraft = (value: unknown): value is AddressDraft =>
  typeof value === 'object' &&
  value !== null &&
  TEXT_FIELDS.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Unsaved address drafts, by address id; '0' for a new address. */
export const useAddressDrafts = createPersistedStore<{ drafts: Drafts }>(
  'addressDrafts',
  { drafts: {} },
  (persisted) => {
    const { drafts } = (persisted ?? {}) as { drafts?: unknown };
    if (typeof drafts !== 'object' || drafts === null) return undefined;
    return {
      drafts: Object.fromEntries(
        Object.entries(drafts).filter((entry): entry is [string, AddressDraft] => isDraft(entry[1])),
      ),
    };
  },
);

/** Saves a draft, or deletes it when it is undefined. */
export const saveAddressDraft = (id: string, draft: AddressDraft | undefined): void =>
  useAddressDrafts.setState(({ drafts: { [id]: _, ...others } }) => ({
    drafts: draft ? { ...others, [id]: draft } : others,
  }));
