import type { ProfileDraft } from '@shop/design-system/screens/account/ProfileScreen/profile-draft.ts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/**
 * Unsaved changes of the profile, and the new phone number as typed, absent while its form is closed; with the shopper
 * that they belong to, since another one may sign in after a refused token.
 */
type StoredDraft = { shopperId: string; draft: ProfileDraft; phone?: string | undefined };

const textOf = (value: unknown) => (isText(value) ? value : undefined);

const useStored = createPersistedStore<StoredDraft>('profileDraft', { shopperId: '', draft: {} }, (stored) =>
  isRecord(stored) && isText(stored.shopperId) && isRecord(stored.draft)
    ? {
        shopperId: stored.shopperId,
        draft: { nickname: textOf(stored.draft.nickname), avatar: textOf(stored.draft.avatar) },
        phone: textOf(stored.phone),
      }
    : undefined,
);

const NO_CHANGES: ProfileDraft = {};

/** The unsaved changes of a shopper’s profile. */
export const useProfileDraft = (shopperId: string | undefined): ProfileDraft =>
  useStored((stored) => (stored.shopperId === shopperId ? stored.draft : NO_CHANGES));

export const useTypedPhone = (shopperId: string | undefined): string | undefined =>
  useStored((stored) => (stored.shopperId === shopperId ? stored.phone : undefined));

const change = (shopperId: string, changed: Partial<StoredDraft>): void =>
  useStored.setState((stored) =>
    stored.shopperId === shopperId ? changed : { shopperId, draft: NO_CHANGES, phone: undefined, ...changed },
  );
export const saveProfileDraft = (shopperId: string, draft: ProfileDraft): void => change(shopperId, { draft });
export const saveTypedPhone = (shopperId: string, phone: string | undefined): void => change(shopperId, { phone });
