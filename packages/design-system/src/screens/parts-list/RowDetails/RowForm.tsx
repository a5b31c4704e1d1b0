import type { ListRow } from '@shop/parts-list';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { readQuantity } from '../../../elements/QuantityStepper/read-quantity.ts';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useColours } from '../colours.ts';
import { messages as columns } from '../ListTable/ListTable.messages.ts';
import type { RowActs } from '../ListTable/ListTable.tsx';
import { messages } from './RowDetails.messages.ts';
import styles from './RowDetails.module.css';

/** A form to correct part, colour and quantity of a row. Only changed fields are submitted. */
export function RowForm({ row, onEdit }: { row: ListRow; onEdit: RowActs['onEdit'] }) {
  const { formatMessage, locale } = useIntl();
  const colours = useColours();
  const changed = row.isEdited && row.buy ? row.buy.quantity / (row.taken?.offer.each ?? 1) : row.pieces;
  const before = {
    part: row.part ?? row.written.part,
    colour: typeof row.colour === 'number' ? String(row.colour) : '',
    quantity: String(changed || row.written.quantity),
  };
  const [typed, setTyped] = useState(before);
  const [stood, setStood] = useState(before);
  // Follows changes made outside the form, which would be reverted otherwise.
  if (stood.part !== before.part || stood.colour !== before.colour || stood.quantity !== before.quantity) {
    setStood(before);
    setTyped(before);
  }
  const [showsError, setShowsError] = useState(false);
  const quantity = readQuantity(typed.quantity) || undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const part = typed.part.trim();
    setShowsError(true);
    if (part === '' || quantity === undefined) return;
    onEdit(row.key, {
      ...(part === before.part ? {} : { part }),
      ...(typed.colour === before.colour || typed.colour === '' ? {} : { colour: Number(typed.colour) }),
      ...(typed.quantity === before.quantity ? {} : { quantity }),
    });
  };
  // Rare colours have no LEGO code and are not sold, so one is only listed if the file has it.
  const common = [...colours.values()].filter(
    ({ id, codes }) => codes.lego !== undefined || String(id) === before.colour,
  );
  const options = common
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={formatMessage(messages.part)}
        value={typed.part}
        onChange={(part) => setTyped({ ...typed, part })}
        {...(showsError && typed.part.trim() === '' ? { error: formatMessage(messages.needed) } : {})}
      />
      <SelectField
        label={formatMessage(columns.columnColour)}
        value={typed.colour}
        options={options}
        placeholder={formatMessage(messages.noColour)}
        onChange={(colour) => setTyped({ ...typed, colour })}
      />
      <TextField
        label={formatMessage(messages.quantity)}
        value={typed.quantity}
        onChange={(text) => setTyped({ ...typed, quantity: text })}
        {...(showsError && quantity === undefined ? { error: formatMessage(messages.whole) } : {})}
      />
      <div className={styles.actions}>
        <Button type="submit">
          <FormattedMessage {...messages.apply} />
        </Button>
        {row.isEdited ? (
          <Button look="text" onClick={() => onEdit(row.key, { part: null, colour: null, quantity: null })}>
            <FormattedMessage {...messages.restore} />
          </Button>
        ) : null}
      </div>
    </form>
  );
}
