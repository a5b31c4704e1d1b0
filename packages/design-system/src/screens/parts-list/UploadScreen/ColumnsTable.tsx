import type { ColumnMapping, ColumnQuestion } from '@shop/parts-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { assign, missingIn, previewOf, ROLES, roleOf } from './column-roles.ts';
import styles from './ColumnsForm.module.css';
import { messages } from './ColumnsForm.messages.ts';

type ColumnsTableProps = {
  question: ColumnQuestion;
  mapping: ColumnMapping;
  /** Whether the form was submitted: missing columns are then shown as an error. */
  wasAsked: boolean;
  onMapping: (mapping: ColumnMapping) => void;
};

/** Rows shown, enough to recognise a column. */
const ROWS = 8;
const MISSING = { part: messages.noPart, colour: messages.noColour, quantity: messages.noQuantity };

/** The first rows of a table, with a choice of what each column holds, and a preview of the lines. */
export function ColumnsTable({ question, mapping, wasAsked, onMapping }: ColumnsTableProps) {
  const { formatMessage } = useIntl();
  const columns = Array.from({ length: question.columns }, (_, column) => column);
  const options = ROLES.map((role) => ({ value: role, label: formatMessage(messages[role]) }));
  const lines = previewOf(question, mapping);
  return (
    <fieldset className={styles.file}>
      <legend className={styles.name}>{question.name}</legend>
      <Checkbox
        label={formatMessage(messages.header)}
        isChecked={mapping.hasHeader}
        onChange={(hasHeader) => onMapping({ ...mapping, hasHeader })}
      />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <SelectField
                    label={formatMessage(messages.column, { at: column + 1 })}
                    hideLabel
                    value={roleOf(mapping, column) ?? ''}
                    placeholder={formatMessage(messages.leave)}
                    options={options}
                    onChange={(chosen) =>
                      onMapping(
                        assign(
                          mapping,
                          column,
                          ROLES.find((role) => role === chosen),
                        ),
                      )
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {question.rows.slice(0, ROWS).map((row, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- an index identifies a row of the file
              <tr key={line} data-header={(mapping.hasHeader && line === 0) || undefined}>
                {columns.map((column) => (
                  <td key={column} data-used={roleOf(mapping, column) ? true : undefined}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status" className={styles.result}>
        <div>
          <h3>
            <FormattedMessage {...messages.preview} />
          </h3>
          {lines.length === 0 ? (
            <p className={styles.quiet}>
              <FormattedMessage {...messages.nothing} />
            </p>
          ) : null}
          <ol>
            {lines.map(({ part, colour, quantity }, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- an index identifies a line of the file
              <li key={line}>
                <FormattedMessage
                  {...messages.line}
                  values={{ part, colour: colour || 'none', quantity: quantity || 'none' }}
                />
              </li>
            ))}
          </ol>
        </div>
        <ul>
          {missingIn(mapping).map((role) => (
            <li key={role}>
              <StatusLabel tone={role === 'part' && wasAsked ? 'red' : 'amber'} icon={{ name: 'alert' }}>
                <FormattedMessage {...MISSING[role]} />
              </StatusLabel>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
