import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../../elements/Avatar/Avatar.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { checkImage, MAX_IMAGE_BYTES, type ImageVerdict } from '../../../elements/ImagesField/check-image.ts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { useImageIntake } from '../../../elements/ImagesField/use-image-intake.ts';
import { useSizeText } from '../../../elements/ImagesField/use-size-text.ts';
import { useTouchScreen } from '../../../use-touch-screen.ts';
import { messages } from './ProfileScreen.messages.ts';
import styles from './ProfileScreen.module.css';

export type AvatarFieldProps = {
  /** The shopper’s name, for a shopper without a picture. */
  name: string;
  /** Address of the current picture; '' for none. */
  stored: string;
  /** Address of the new picture, once it is uploaded. */
  chosen: string | undefined;
  upload: FieldImage | undefined;
  onPicture: (file: File) => void;
  onUploadAgain: () => void;
  onKeepPicture: () => void;
};

type Refused = { file: string; why: Exclude<ImageVerdict, 'ok'> };

/** The picture of the shopper, and a new one by file picker, drop or paste. A failed upload leaves the old one. */
export function AvatarField({
  name,
  stored,
  chosen,
  upload,
  onPicture,
  onUploadAgain,
  onKeepPicture,
}: AvatarFieldProps) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const isTouch = useTouchScreen();
  const most = sizeText(MAX_IMAGE_BYTES);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const verdict = await checkImage(file);
    setRefused(verdict === 'ok' ? undefined : { file: file.name, why: verdict });
    if (verdict === 'ok') onPicture(file);
  };
  const isOver = useImageIntake(box, (files) => void take(files));
  const isSending = upload?.state === 'sending';
  const isNew = chosen !== undefined && chosen !== stored;
  return (
    <FieldGroup
      label={formatMessage(messages.picture)}
      hint={formatMessage(messages.pictureHint, { size: most, isTouch })}
      error={refused && formatMessage(messages[refused.why], { file: refused.file, most })}
    >
      <div ref={box} className={styles.picture} data-over={isOver || undefined}>
        <Avatar name={name} url={isSending ? upload.preview : (chosen ?? stored)} size="huge" />
        <div className={styles.choose}>
          <Button onClick={() => input.current?.click()}>
            <FormattedMessage {...(isOver ? messages.drop : messages.choose)} />
          </Button>
          {isSending || isNew ? (
            <Button look="text" onClick={onKeepPicture}>
              <FormattedMessage {...messages.keepOld} />
            </Button>
          ) : null}
          {isSending ? <progress aria-label={formatMessage(messages.uploading)} value={upload.progress} /> : null}
          <span role="status" className={styles.quiet}>
            {isNew && !isSending ? <FormattedMessage {...messages.uploaded} /> : null}
          </span>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={formatMessage(messages.picture)}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise picking the same file again would fire no change event.
          event.target.value = '';
          void take(files);
        }}
      />
      <div role="alert">
        {upload?.state === 'failed' ? (
          <p className={styles.problem}>
            <FormattedMessage {...messages.notUploaded} values={{ reason: upload.problem ?? '' }} />
            <Button look="text" onClick={onUploadAgain}>
              <FormattedMessage {...messages.tryAgain} />
            </Button>
          </p>
        ) : null}
      </div>
    </FieldGroup>
  );
}
