import type { RefundableLine } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { findLines, requestedFirst } from './find-lines.ts';
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

/** More lines than these can be searched. */
const MANY_LINES = 10;

/**
 * Which pieces to refund: all at once, or line by line with a quantity. Chosen lines are on top; they move there when the
 * page opens and with each search, so that no line moves under the pointer that chooses it.
 */
export function LineSelection({ lines, requested, error, onRequested }: LineSelectionProps) {
  const { formatMessage } = useIntl();
  const [{ search, top }, setShown] = useState({ search: '', top: requested });
  const left = lines.filter((line) => line.left > 0);
  const chosen = left.filter((line) => requestedOf(line, requested) > 0);
  const pieces = left.reduce((sum, line) => sum + line.left, 0);
  const isAll = isEverythingLeft(lines, requested);
  const found = findLines(requestedFirst(lines, top), search);
  return (
    <FieldGroup label={<FormattedMessage {...messages.lines} />} error={error} hintPosition="above">
      {search.trim() ? null : (
        <div className={styles.all}>
          <Checkbox
            label={formatMessage(messages.all, { kinds: left.length, pieces })}
            isChecked={isAll}
            isMixed={!isAll && chosen.length > 0}
            onChange={(isChecked) =>
              onRequested(isChecked ? Object.fromEntries(left.map((line) => [line.id, line.left])) : {})
            }
          />
        </div>
      )}
      {lines.length > MANY_LINES ? (
        <div className={styles.search}>
          <TextField
            label={formatMessage(messages.search)}
            value={search}
            onChange={(text) => setShown({ search: text, top: requested })}
          />
          <p role="status">
            {search.trim() ? (
              <FormattedMessage {...messages.found} values={{ count: found.length, chosen: chosen.length }} />
            ) : (
              <FormattedMessage {...messages.chosen} values={{ chosen: chosen.length, count: lines.length }} />
            )}
          </p>
        </div>
      ) : null}
      <ul>
        {found.map((line) => (
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
