import type { Order, OrderLine } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { StarsField } from '../../../elements/StarsField/StarsField.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { EMPTY_DRAFT, reviewable, type ReviewDraft, type ReviewStatus } from './review-draft.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewFormsProps = {
  order: Order;
  /** Stars for the service, 0 for none yet; they go with the review of every line. */
  service: number;
  onService: (stars: number) => void;
  /** Unsent drafts, by review key. */
  drafts: Readonly<Record<string, ReviewDraft>>;
  onDraft: (reviewKey: string, draft: ReviewDraft) => void;
  images: Readonly<Record<string, readonly FieldImage[]>>;
  onAddImages: (reviewKey: string, files: readonly File[]) => void;
  onRemoveImage: (reviewKey: string, id: string) => void;
  onTryImageAgain: (reviewKey: string, id: string) => void;
  /** The status of the review of a line, by review key; absent before it was sent. */
  statuses: Readonly<Record<string, ReviewStatus>>;
  /** Called with a line whose stars, text and images are complete, once the service has its stars. */
  onSend: (line: OrderLine) => void;
};

const NO_IMAGES: readonly FieldImage[] = [];

/** Stars for the service, then the lines, each sent on its own. */
export function ReviewForms({
  order,
  service,
  onService,
  drafts,
  onDraft,
  images,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  statuses,
  onSend,
}: ReviewFormsProps) {
  const { formatMessage } = useIntl();
  const serviceRef = useRef<HTMLDivElement>(null);
  const [isServiceMissing, setServiceMissing] = useState(false);
  const lines = reviewable(order);
  const isDone = ({ isReviewed, reviewKey }: OrderLine) => isReviewed || statuses[reviewKey] === 'sent';
  const done = lines.filter(isDone).length;
  const list = useFocusAfterRemoval<HTMLUListElement>(lines.length - done);
  const focusService = () => {
    setServiceMissing(true);
    serviceRef.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.page}>
      <div ref={serviceRef} className={styles.service}>
        <StarsField
          label={formatMessage(messages.service)}
          value={service}
          onChange={onService}
          error={isServiceMissing && service === 0 ? formatMessage(messages.serviceFirst) : undefined}
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
          const status = statuses[reviewKey];
          return (
            <li
              key={line.id}
              className={styles.line}
              tabIndex={isDone(line) ? undefined : -1}
              data-remove={isDone(line) ? undefined : true}
            >
              <ReviewLine
                line={line}
                draft={drafts[reviewKey] ?? EMPTY_DRAFT}
                service={service}
                images={images[reviewKey] ?? NO_IMAGES}
                status={line.isReviewed ? 'sent' : status}
                onDraft={(draft) => onDraft(reviewKey, draft)}
                onAddImages={(files) => onAddImages(reviewKey, files)}
                onRemoveImage={(id) => onRemoveImage(reviewKey, id)}
                onTryImageAgain={(id) => onTryImageAgain(reviewKey, id)}
                onServiceMissing={focusService}
                onSend={() => onSend(line)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
