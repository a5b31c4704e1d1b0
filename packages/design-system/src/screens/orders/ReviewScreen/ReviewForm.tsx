import type { OrderLine } from '@shop/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { ImagesField } from '../../../elements/ImagesField/images-field-later.ts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { StarsField } from '../../../elements/StarsField/StarsField.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { useLineName } from '../../../commerce/PartName/PartName.tsx';
import {
  MAX_IMAGES,
  problemsOfDraft,
  TEXT_LIMIT,
  type DraftProblem,
  type ReviewDraft,
  type ReviewSending,
} from './review-draft.ts';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewFormProps = {
  line: OrderLine;
  draft: ReviewDraft;
  service: number;
  images: readonly FieldImage[];
  sending: Exclude<ReviewSending, 'sent'> | undefined;
  onDraft: (draft: ReviewDraft) => void;
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (id: string) => void;
  onTryImageAgain: (id: string) => void;
  /** It was sent without stars for the service. */
  onServiceMissing: () => void;
  onSend: () => void;
};

/** Stars for a part; with the first of them come the boxes for words and images. */
export function ReviewForm({
  line,
  draft,
  service,
  images,
  sending,
  onDraft,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  onServiceMissing,
  onSend,
}: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const box = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const name = useLineName()(line);
  const problems = problemsOfDraft(draft, service, images);
  const errorOf = (part: DraftProblem['part']) => {
    const found = hasTried ? problems.find((problem) => problem.part === part) : undefined;
    return found ? { error: formatMessage(messages[found.word], { most: TEXT_LIMIT }) } : {};
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending === 'busy') return;
    setTried(true);
    const [first] = problems;
    if (!first) onSend();
    else if (first.part === 'service') onServiceMissing();
    else
      box.current
        ?.querySelector<HTMLElement>(first.part === 'text' ? 'textarea' : `[data-part='${first.part}'] fieldset`)
        ?.focus();
  };
  const isOpen = draft.stars > 0 || draft.text !== '' || images.length > 0;
  const isFailed = typeof sending === 'object';
  return (
    <form ref={box} className={styles.form} noValidate onSubmit={send}>
      <div data-part="stars">
        <StarsField
          label={formatMessage(messages.stars, { name })}
          hideLabel
          value={draft.stars}
          onChange={(stars) => onDraft({ ...draft, stars })}
          {...errorOf('stars')}
        />
      </div>
      {isOpen ? (
        <>
          <TextArea
            label={formatMessage(messages.text)}
            value={draft.text}
            onChange={(text) => onDraft({ ...draft, text })}
            maxLength={TEXT_LIMIT}
            {...errorOf('text')}
          />
          <div data-part="images">
            <ImagesField
              fallback={<Skeleton shape="block" height="1.4rem" />}
              label={formatMessage(messages.images)}
              images={images}
              most={MAX_IMAGES}
              onAdd={onAddImages}
              onRemove={onRemoveImage}
              onTryAgain={onTryImageAgain}
              {...errorOf('images')}
            />
          </div>
          <div className={styles.foot}>
            <Button
              type="submit"
              size="large"
              isBusy={sending === 'busy'}
              aria-label={`${formatMessage(messages.send)}: ${name}`}
            >
              <FormattedMessage {...messages.send} />
            </Button>
            {isFailed ? (
              <p role="alert" className={styles.problem}>
                {failureMessages(sending)}
                <br />
                <FormattedMessage {...messages.kept} />
              </p>
            ) : null}
          </div>
        </>
      ) : null}
    </form>
  );
}
