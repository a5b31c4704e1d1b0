import type { Order, OrderLine } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { StarsField } from '../../../elements/StarsField/StarsField.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { EMPTY_DRAFT, reviewable, type ReviewDraft, type ReviewSending } from './review-draft.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewingProps = {
  order: Order;
  /** Stars for the service, 0 for none yet; they go with the review of every line. */
  service: number;
  onService: (stars: number) => void;
  /** What was written, by review key. */
  drafts: Readonly<Record<string, ReviewDraft>>;
  onDraft: (reviewKey: string, draft: ReviewDraft) => void;
  images: Readonly<Record<string, readonly FieldImage[]>>;
  onAddImages: (reviewKey: string, files: readonly File[]) => void;
  onRemoveImage: (reviewKey: string, id: string) => void;
  onTryImageAgain: (reviewKey: string, id: string) => void;
  /** How far the review of a line is, by review key; absent before it was sent. */
  sending: Readonly<Record<string, ReviewSending>>;
  /** Called with a line whose stars, words and images are whole, and once the service has its stars. */
  onSend: (line: OrderLine) => void;
};

const NONE: readonly FieldImage[] = [];

/** Stars for the service above, then the lines, each sent on its own. */
export function Reviewing({
  order,
  service,
  onService,
  drafts,
  onDraft,
  images,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  sending,
  onSend,
}: ReviewingProps) {
  const { formatMessage } = useIntl();
  const serviceBox = useRef<HTMLDivElement>(null);
  const [isServiceMissed, setServiceMissed] = useState(false);
  const lines = reviewable(order);
  const isDone = ({ isReviewed, reviewKey }: OrderLine) => isReviewed || sending[reviewKey] === 'sent';
  const done = lines.filter(isDone).length;
  const list = useFocusAfterRemoval<HTMLUListElement>(lines.length - done);
  const askForService = () => {
    setServiceMissed(true);
    serviceBox.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.page}>
      <div ref={serviceBox} className={styles.service}>
        <StarsField
          label={formatMessage(messages.service)}
          value={service}
          onChange={onService}
          {...(isServiceMissed && service === 0 ? { error: formatMessage(messages.serviceFirst) } : {})}
        />
      </div>
      <div className={styles.head}>
        <h2>
          <FormattedMessage {...messages.lines} />
        </h2>
        <p role="status" className={styles.quiet}>
          <FormattedMessage {...messages.progress} values={{ done, all: lines.length }} />
        </p>
        <p className={styles.note}>
          <FormattedMessage {...messages.publicNote} />
        </p>
      </div>
      <ul ref={list}>
        {lines.map((line) => {
          const { reviewKey } = line;
          const state = sending[reviewKey];
          return (
            <li key={line.id} className={styles.line} {...(isDone(line) ? {} : { tabIndex: -1, 'data-remove': true })}>
              <ReviewLine
                line={line}
                draft={drafts[reviewKey] ?? EMPTY_DRAFT}
                service={service}
                images={images[reviewKey] ?? NONE}
                sending={line.isReviewed ? 'sent' : state}
                onDraft={(draft) => onDraft(reviewKey, draft)}
                onAddImages={(files) => onAddImages(reviewKey, files)}
                onRemoveImage={(id) => onRemoveImage(reviewKey, id)}
                onTryImageAgain={(id) => onTryImageAgain(reviewKey, id)}
                onServiceMissing={askForService}
                onSend={() => onSend(line)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
