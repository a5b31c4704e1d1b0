import type { OrderLine } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StateWord } from '../../../elements/StateWord/StateWord.tsx';
import { LineColour, PartName, PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import type { ReviewSending } from './review-draft.ts';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
import { messages } from './ReviewScreen.messages.ts';
import styles from './ReviewScreen.module.css';

export type ReviewLineProps = Omit<ReviewFormProps, 'sending'> & {
  line: OrderLine;
  sending: ReviewSending | undefined;
};

/** A line of the order: its form, or that it has been reviewed. */
export const ReviewLine = ({ line, sending, ...form }: ReviewLineProps) => (
  <>
    <div className={styles.part}>
      <PartThumbnail line={line} size="medium" />
      <span>
        <PartName line={line} />
        <LineColour line={line} />
      </span>
    </div>
    {sending === 'sent' ? (
      <p className={styles.done}>
        <StateWord tone="green" icon={{ name: 'check' }}>
          <FormattedMessage {...messages.done} />
        </StateWord>
      </p>
    ) : (
      <ReviewForm {...form} line={line} sending={sending} />
    )}
  </>
);
