import { ProfileScreen, type ProfileSaving } from '@shop/design-system/screens/account/ProfileScreen/ProfileScreen';
import type { Profile, ProfileDraft } from '@shop/design-system/screens/account/ProfileScreen/profile-draft.ts';
import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { saveProfileDraft, useProfileDraft } from '../../features/profile/profile-draft.store.ts';
import { saveProfileMutation, type SavedProfile } from '../../features/profile/profile.mutation.ts';
import { userQuery } from '../../session/session.query.ts';
import { useAvatarUpload } from './use-avatar-upload.ts';
import { usePhoneChange } from './use-phone-change.ts';

/** The shopper’s picture, nickname and phone number. */
export function AccountProfile() {
  const client = useQueryClient();
  const user = useQuery(userQuery(true));
  const shopperId = user.data?.id;
  const draft = useProfileDraft(shopperId);
  const saving = useMutation(saveProfileMutation(client));
  const phoneChange = usePhoneChange(user.data);
  const change = (next: ProfileDraft) => {
    if (shopperId === undefined) return;
    saveProfileDraft(shopperId, next);
    if (!saving.isPending) saving.reset();
  };
  const { upload, onPicture, onUploadAgain, discard } = useAvatarUpload((avatar) => change({ ...draft, avatar }));
  const save = (profile: Profile) =>
    saving.mutate(profile, {
      // What was typed stays until the shop shows what it stores.
      onSuccess: (saved) => {
        if (shopperId !== undefined && saved.outcome === 'saved' && saved.stored) saveProfileDraft(shopperId, {});
      },
    });
  return (
    <ProfileScreen
      user={toLoadable(user)}
      draft={draft}
      upload={upload}
      saving={savingOf(saving)}
      onDraft={change}
      onPicture={onPicture}
      onUploadAgain={onUploadAgain}
      onKeepPicture={() => {
        discard();
        change({ ...draft, avatar: undefined });
      }}
      onSave={save}
      phoneChange={phoneChange}
      onRetry={() => void user.refetch()}
    />
  );
}

function savingOf({
  isPending,
  data,
  error,
  variables,
}: Pick<
  UseMutationResult<SavedProfile, unknown, Profile>,
  'isPending' | 'data' | 'error' | 'variables'
>): ProfileSaving {
  if (isPending) return { state: 'busy' };
  if (error) return { state: 'failed', failure: toFailure(error) };
  if (!data) return { state: 'idle' };
  return data.outcome === 'unknown'
    ? { state: 'unknown' }
    : { state: 'saved', sent: variables?.nickname ?? '', stored: data.stored?.nickname };
}
