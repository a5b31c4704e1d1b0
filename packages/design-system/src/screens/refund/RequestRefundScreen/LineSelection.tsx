import type { RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { isEverythingLeft, requestedOf, type RequestedPieces } from './refund-amount.ts';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './LineSelection.module.css';
import { LineChoice } from './LineChoice.tsx';

export type LineSelectionProps = {
  lines: readonly RefundableLine[];
  requested: RequestedPieces;
  error: string | undefined;
  onRequested: (requested: RequestedPieces) => void;
};

/** Which pieces to refund: all at once, or line by line with a quantity. */
export function LineSelection({ lines, requested, error, onRequested }: LineSelectionProps) {
  const { formatMessage } = useIntl();
  const left = lines.filter((line) => line.left > 0);
  const pieces = left.reduce((sum, line) => sum + line.left, 0);
  const isAll = isEverythingLeft(lines, requested);
  return (
    <FieldGroup label={<FormattedMessage {...messages.lines} />} error={error} hintPosition="above">
      <div className={styles.all}>
        <Checkbox
          label={formatMessage(messages.all, { kinds: left.length, pieces })}
          isChecked={isAll}
          isMixed={!isAll && left.some((line) => requestedOf(line, requested) > 0)}
          onChange={(isChecked) =>
            onRequested(isChecked ? Object.fromEntries(left.map((line) => [line.id, line.left])) : {})
          }
        />
      </div>
      <ul>
        {[...left, ...lines.filter((line) => line.left <= 0)].map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            count={requestedOf(line, requested)}
            onCount={(count) => onRequested({ ...requested, [line.id]: count })}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}
