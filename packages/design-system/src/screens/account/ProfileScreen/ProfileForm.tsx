import type { User } from '@shop/contracts';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { AvatarField } from './AvatarField.tsx';
import { isChanged, MAX_NICKNAME, nicknameError, profileOf, type NicknameError } from './profile-draft.ts';
import { messages } from './ProfileScreen.messages.ts';
import type { ProfileScreenProps } from './ProfileScreen.tsx';
import styles from './ProfileScreen.module.css';
import { SavingNotice } from './SavingNotice.tsx';

export type ProfileFormProps = Omit<ProfileScreenProps, 'user' | 'phoneChange' | 'onRetry'> & { user: User };

/** Picture and nickname, saved together. The nickname shows its error on saving, and a too long one at once. */
export function ProfileForm({
  user,
  draft,
  upload,
  saving,
  onDraft,
  onPicture,
  onUploadAgain,
  onKeepPicture,
  onSave,
}: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  const profile = profileOf(user, draft);
  const error = nicknameError(profile.nickname);
  const isShown = error?.kind === 'tooLong' || tries > 0;
  const hasChanges = isChanged(user, draft);
  const errorText = ({ kind, ...values }: NicknameError) =>
    formatMessage(kind === 'empty' ? messages.nicknameEmpty : messages.nicknameTooLong, values);
  const revert = () => {
    setTries(0);
    onKeepPicture();
    onDraft({});
    input.current?.focus();
  };
  useEffect(
    function focusInvalidNickname() {
      if (tries > 0) input.current?.focus();
    },
    [tries],
  );
  return (
    <form
      className={styles.form}
      aria-label={formatMessage(messages.title)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.state === 'busy' || upload?.state === 'sending') return;
        if (error) setTries(tries + 1);
        else onSave({ ...profile, nickname: profile.nickname.trim() });
      }}
    >
      <AvatarField
        name={profile.nickname}
        stored={user.avatar}
        chosen={draft.avatar}
        upload={upload}
        onPicture={onPicture}
        onUploadAgain={onUploadAgain}
        onKeepPicture={onKeepPicture}
      />
      <TextField
        label={formatMessage(messages.nickname)}
        name="nickname"
        autoComplete="nickname"
        required
        isStored
        value={profile.nickname}
        hint={formatMessage(messages.nicknameHint, { most: MAX_NICKNAME })}
        error={error && isShown ? errorText(error) : undefined}
        inputRef={input}
        onChange={(nickname) => onDraft({ ...draft, nickname })}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" size="large" isBusy={saving.state === 'busy' || upload?.state === 'sending'}>
          <FormattedMessage {...messages.save} />
        </Button>
        {hasChanges && saving.state !== 'busy' ? (
          <span className={styles.unsaved}>
            <FormattedMessage {...messages.unsaved} />
            <Button look="text" onClick={revert}>
              <FormattedMessage {...messages.revert} />
            </Button>
          </span>
        ) : null}
      </div>
      <SavingNotice saving={saving} />
    </form>
  );
}
