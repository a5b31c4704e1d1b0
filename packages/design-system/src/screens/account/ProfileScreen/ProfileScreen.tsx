import type { User } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { PhoneChange } from './phone-change.ts';
import { PhoneSection } from './PhoneSection.tsx';
import type { Profile, ProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { messages } from './ProfileScreen.messages.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import styles from './ProfileScreen.module.css';

/**
 * The result of the last saving. `unknown`: no answer came, and the shop shows another profile than was sent or none.
 * `saved` has what was sent and what the shop stores now, absent where that could not be fetched.
 */
export type ProfileSaving =
  | { state: 'idle' | 'busy' | 'unknown' }
  | { state: 'failed'; failure: Failure }
  | { state: 'saved'; sent: string; stored?: string | undefined };

export type ProfileScreenProps = {
  user: Loadable<User>;
  draft: ProfileDraft;
  /** The picture that is being uploaded or could not be; its address is in the draft once it is uploaded. */
  upload?: FieldImage | undefined;
  saving: ProfileSaving;
  onDraft: (draft: ProfileDraft) => void;
  /** Called with a file that is JPEG or PNG by content, of at most 5 MB. */
  onPicture: (file: File) => void;
  onUploadAgain: () => void;
  /** Discards the new picture, whether it is uploaded or not. */
  onKeepPicture: () => void;
  onSave: (profile: Profile) => void;
  /** Absent where the shop sends no codes by text message, or while that is unknown. */
  phoneChange?: PhoneChange | undefined;
  onRetry: () => void;
};

/** The shopper’s own data: picture and nickname, and the phone number. */
export function ProfileScreen({ user, phoneChange, onRetry, ...form }: ProfileScreenProps) {
  return (
    <AccountFrame current="account" isWaiting={user.state === 'loading'}>
      <Link to={{ name: 'account' }} className={styles.back}>
        <Icon name="chevronLeft" size={16} />
        <FormattedMessage {...messages.back} />
      </Link>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <WhenReady of={user} skeleton={<ProfileSkeleton />} onRetry={onRetry}>
        {(shopper) => (
          <>
            <ProfileForm user={shopper} {...form} />
            <PhoneSection phone={shopper.phone} change={phoneChange} />
          </>
        )}
      </WhenReady>
    </AccountFrame>
  );
}
