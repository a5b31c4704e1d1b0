import type { SavedList } from '@shop/contracts';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { ListNameField } from '../ListNameField/ListNameField.tsx';
import { messages } from './AddToListDialog.messages.ts';
import styles from './AddToListDialog.module.css';

/** What is entered: the list is its id, or `NEW_LIST`; the latest one until another is chosen. */
export type AddToListDraft = { quantity: number; list?: string; name: string };

/** Stands for a new list; ids of lists are numbers. */
const NEW_LIST = 'new';
/** The most pieces of a pair in a saved list (docs/parts-lists.md). */
const MAX_PIECES = 999_999;

/** The list that is chosen; undefined for a new one. */
export const chosenList = (lists: readonly SavedList[], { list }: AddToListDraft): SavedList | undefined =>
  list === undefined ? lists[0] : lists.find(({ id }) => id === list);

type AddToListFieldsProps = {
  lists: readonly SavedList[];
  draft: AddToListDraft;
  onChange: (changed: Partial<AddToListDraft>) => void;
  /** Whether a missing name is shown as an error. */
  showsError: boolean;
  nameRef: Ref<HTMLInputElement>;
};

/** Quantity and list, or the name of a new list. */
export function AddToListFields({ lists, draft, onChange, showsError, nameRef }: AddToListFieldsProps) {
  const { formatMessage } = useIntl();
  const chosen = chosenList(lists, draft);
  return (
    <>
      <div className={styles.quantity}>
        <b aria-hidden="true">
          <FormattedMessage {...messages.quantity} />
        </b>
        <QuantityStepper
          value={draft.quantity}
          max={MAX_PIECES}
          label={formatMessage(messages.quantity)}
          onChange={(quantity) => onChange({ quantity })}
        />
      </div>
      {lists.length > 0 ? (
        <SelectField
          label={formatMessage(messages.list)}
          placeholder={formatMessage(messages.list)}
          value={chosen?.id ?? NEW_LIST}
          options={[
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW_LIST, label: formatMessage(messages.newList) },
          ]}
          onChange={(list) => onChange({ list })}
        />
      ) : null}
      {chosen ? null : (
        <ListNameField
          value={draft.name}
          onChange={(name) => onChange({ name })}
          showsError={showsError}
          inputRef={nameRef}
        />
      )}
    </>
  );
}
