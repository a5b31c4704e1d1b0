import type { AddressDraft } from '@shop/design-system';
import { createKept } from '../../session/kept.ts';

type Drafts = Readonly<Record<string, AddressDraft>>;

const TEXTS = ['recipient', 'phone', 'province', 'city', 'district', 'detail', 'pasted'] as const;
const isDraft = (value: unknown): value is AddressDraft =>
  typeof value === 'object' &&
  value !== null &&
  TEXTS.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Addresses that were typed and not saved yet, by id; '0' for a new one. */
export const useAddressDrafts = createKept<{ drafts: Drafts }>('addressDrafts', { drafts: {} }, (kept) => {
  const { drafts } = (kept ?? {}) as { drafts?: unknown };
  if (typeof drafts !== 'object' || drafts === null) return undefined;
  return {
    drafts: Object.fromEntries(
      Object.entries(drafts).filter((entry): entry is [string, AddressDraft] => isDraft(entry[1])),
    ),
  };
});

/** Keeps what was typed, or throws it away. */
export const keepAddressDraft = (id: string, draft: AddressDraft | undefined): void =>
  useAddressDrafts.setState(({ drafts: { [id]: _, ...others } }) => ({
    drafts: draft ? { ...others, [id]: draft } : others,
  }));
