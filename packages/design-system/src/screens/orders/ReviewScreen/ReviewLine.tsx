import type { OrderLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { LineColour, PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import type { ReviewStatus } from './review-draft.ts';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewLineProps = Omit<ReviewFormProps, 'status'> & {
  line: OrderLine;
  status: ReviewStatus | undefined;
};

/** A line of the order: its review form, or a label that it is reviewed. */
export const ReviewLine = ({ line, status, ...form }: ReviewLineProps) => (
  <>
    <div className={styles.part}>
      <PartThumbnail line={line} size="medium" />
      <span>
        <PartName line={line} />
        <LineColour line={line} />
      </span>
    </div>
    {status === 'sent' ? (
      <p className={styles.done}>
        <StatusLabel tone="green" icon={{ name: 'check' }}>
          <FormattedMessage {...messages.done} />
        </StatusLabel>
      </p>
    ) : (
      <ReviewForm {...form} line={line} status={status} />
    )}
  </>
);
