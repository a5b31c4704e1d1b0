import type { OrderLine } from '@shop/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ImagesField } from '../../../elements/ImagesField/ImagesField.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { StarsField } from '../../../elements/StarsField/StarsField.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { useLineName } from '../../../commerce/PartName/PartName.tsx';
import {
  MAX_IMAGES,
  validateDraft,
  MAX_TEXT_LENGTH,
  type DraftProblem,
  type ReviewDraft,
  type ReviewStatus,
} from './review-draft.ts';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewFormProps = {
  line: OrderLine;
  draft: ReviewDraft;
  service: number;
  images: readonly FieldImage[];
  status: Exclude<ReviewStatus, 'sent'> | undefined;
  onDraft: (draft: ReviewDraft) => void;
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (id: string) => void;
  onTryImageAgain: (id: string) => void;
  /** Called when the form is submitted without stars for the service. */
  onServiceMissing: () => void;
  onSend: () => void;
};

/** The review of a part. The fields for text and images appear with the first star. */
export function ReviewForm({
  line,
  draft,
  service,
  images,
  status,
  onDraft,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  onServiceMissing,
  onSend,
}: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const name = useLineName()(line);
  const problems = validateDraft(draft, service, images);
  const errorOf = (part: DraftProblem['part']) => {
    const found = wasSubmitted ? problems.find((problem) => problem.part === part) : undefined;
    return found && formatMessage(messages[found.message], { max: MAX_TEXT_LENGTH });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'busy') return;
    setWasSubmitted(true);
    const [first] = problems;
    if (!first) onSend();
    else if (first.part === 'service') onServiceMissing();
    else
      formRef.current
        ?.querySelector<HTMLElement>(first.part === 'text' ? 'textarea' : `[data-part='${first.part}'] fieldset`)
        ?.focus();
  };
  const isOpen = draft.stars > 0 || draft.text !== '' || images.length > 0;
  const hasFailed = typeof status === 'object';
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <div data-part="stars">
        <StarsField
          label={formatMessage(messages.stars, { name })}
          hideLabel
          value={draft.stars}
          onChange={(stars) => onDraft({ ...draft, stars })}
          error={errorOf('stars')}
        />
      </div>
      {isOpen ? (
        <>
          <TextArea
            label={formatMessage(messages.text)}
            isStored
            value={draft.text}
            onChange={(text) => onDraft({ ...draft, text })}
            maxLength={MAX_TEXT_LENGTH}
            error={errorOf('text')}
          />
          <div data-part="images">
            <ImagesField
              label={formatMessage(messages.images)}
              images={images}
              most={MAX_IMAGES}
              onAdd={onAddImages}
              onRemove={onRemoveImage}
              onTryAgain={onTryImageAgain}
              error={errorOf('images')}
            />
          </div>
          <div className={styles.foot}>
            <Button
              type="submit"
              size="large"
              isBusy={status === 'busy'}
              aria-label={`${formatMessage(messages.send)}: ${name}`}
            >
              <FormattedMessage {...messages.send} />
            </Button>
            {hasFailed ? (
              <p role="alert" className={styles.problem}>
                {failureMessages(status)}
                <br />
                <FormattedMessage {...messages.formPreserved} />
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </form>
  );
}
