import type { RepairReason } from '@shop/contracts';
import { FormattedNumber, useIntl } from 'react-intl';
import { Field } from '../../../elements/Field/Field.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { LineContext } from './line-context.ts';
import type { PickedLine } from './picked-line.ts';
import { messages } from './Request.messages.ts';
import styles from './RequestLine.module.css';

const REASONS = ['missing', 'damaged', 'wrong'] as const satisfies readonly RepairReason[];

type LineFieldsProps = { line: PickedLine; name: string; context: LineContext };

/** The reason and the note of a line. Longer notes are reported, never cut. */
export function LineFields({ line, name, context: { actions, maxLength } }: LineFieldsProps) {
  const { formatMessage } = useIntl();
  const length = [...line.note].length;
  const over = length - maxLength;
  return (
    <div className={styles.fields}>
      <label className={styles.reason}>
        <VisuallyHidden>{formatMessage(messages.reason, { part: name })}</VisuallyHidden>
        <select value={line.reason} onChange={(event) => actions.onReason(line.id, event.target.value as RepairReason)}>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {formatMessage(messages[reason])}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} />
      </label>
      <Field
        label={formatMessage(messages.note, { part: name })}
        hideLabel
        {...(over > 0 ? { error: formatMessage(messages.tooLong, { max: maxLength, over }) } : {})}
        aside={
          length > 0 ? (
            <span className={styles.count}>
              <FormattedNumber value={length} /> / <FormattedNumber value={maxLength} />
            </span>
          ) : null
        }
      >
        {({ className, ...tie }) => (
          <input
            {...tie}
            className={[className, styles.note].join(' ')}
            type="text"
            autoComplete="off"
            placeholder={formatMessage(messages.noteHint)}
            value={line.note}
            onChange={(event) => actions.onNote(line.id, event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
