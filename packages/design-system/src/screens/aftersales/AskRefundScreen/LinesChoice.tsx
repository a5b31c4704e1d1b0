import type { RefundableLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { isAllThatIsLeft, wantedOf, type Wanted } from './refund-amount.ts';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './LinesChoice.module.css';
import { LineChoice } from './LineChoice.tsx';

export type LinesChoiceProps = {
  lines: readonly RefundableLine[];
  wanted: Wanted;
  error: string | undefined;
  onWanted: (wanted: Wanted) => void;
};

/** Which pieces to refund: everything at once, or line by line with a quantity. */
export function LinesChoice({ lines, wanted, error, onWanted }: LinesChoiceProps) {
  const { formatMessage } = useIntl();
  const left = lines.filter((line) => line.left > 0);
  const pieces = left.reduce((sum, line) => sum + line.left, 0);
  const isAll = isAllThatIsLeft(lines, wanted);
  return (
    <FieldGroup label={<FormattedMessage {...messages.lines} />} error={error} words="above">
      <div className={styles.all}>
        <Checkbox
          label={formatMessage(messages.all, { kinds: left.length, pieces })}
          isChecked={isAll}
          isMixed={!isAll && left.some((line) => wantedOf(line, wanted) > 0)}
          onChange={(isChecked) =>
            onWanted(isChecked ? Object.fromEntries(left.map((line) => [line.id, line.left])) : {})
          }
        />
      </div>
      <ul>
        {[...left, ...lines.filter((line) => line.left <= 0)].map((line) => (
          <LineChoice
            key={line.id}
            line={line}
            count={wantedOf(line, wanted)}
            onCount={(count) => onWanted({ ...wanted, [line.id]: count })}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}
