import type { User } from '@shop/contracts';
import type { Profile } from '@shop/design-system/screens/account/ProfileScreen/profile-draft.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../data/outcome.ts';
import { userQuery } from '../../session/session.query.ts';
import type { Confirmation } from './profile.calls.ts';

/**
 * What became of a saving. `saved`: with the shopper as the shop stores them now, absent where that could not be
 * fetched. `unknown`: no answer came, and the shop does not show what was sent.
 */
export type SavedProfile = { outcome: 'saved'; stored?: User | undefined } | { outcome: 'unknown' };

const isStored = (user: User | undefined, sent: Profile): boolean =>
  user?.nickname === sent.nickname && user.avatar === sent.avatar;

/** The shopper as the shop has them now, also for the rest of the page; undefined where that cannot be fetched. */
async function fetchShopper(client: QueryClient): Promise<User | undefined> {
  // An answer to an earlier request may be older than the change.
  await client.cancelQueries({ queryKey: userQuery(true).queryKey });
  return client.fetchQuery({ ...userQuery(true), staleTime: 0 }).catch(() => undefined);
}

/**
 * Saves nickname and avatar, then fetches the shopper again, whose nickname the server may have changed. Rejects where
 * certainly nothing was saved.
 */
export const saveProfileMutation = (client: QueryClient) => ({
  mutationFn: async (profile: Profile): Promise<SavedProfile> => {
    try {
      const { saveProfile } = await import('./profile.calls.ts');
      await saveProfile(profile);
    } catch (problem) {
      if (!isUnanswered(problem)) throw problem;
      const stored = await fetchShopper(client);
      return isStored(stored, profile) ? { outcome: 'saved', stored } : { outcome: 'unknown' };
    }
    return { outcome: 'saved', stored: await fetchShopper(client) };
  },
});

export type PhoneOutcome = 'done' | 'taken' | 'unknown';

/**
 * Changes the phone number, or adds the first one, and fetches the shopper again. Rejects where certainly nothing was
 * changed.
 */
export const changePhoneMutation = (client: QueryClient) => ({
  mutationFn: async ({ isFirst, ...confirmation }: Confirmation & { isFirst: boolean }): Promise<PhoneOutcome> => {
    try {
      const { addPhone, replacePhone } = await import('./profile.calls.ts');
      if (!isFirst) await replacePhone(confirmation);
      else if (!(await addPhone(confirmation))) return 'taken';
    } catch (problem) {
      if (!isUnanswered(problem)) throw problem;
      return (await fetchShopper(client))?.phone === confirmation.phone ? 'done' : 'unknown';
    }
    await fetchShopper(client);
    return 'done';
  },
});
