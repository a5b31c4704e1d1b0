import type { RepairSet } from '@shop/contracts';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { ComboboxList } from '../../../elements/Combobox/ComboboxList.tsx';
import type { Part } from '../../../elements/headless/part-props.ts';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './SetField.module.css';

export type SetListProps = {
  input: Part<HTMLInputElement>;
  typed: string;
  sets: readonly RepairSet[];
  onChoose: (set: RepairSet) => void;
};

const CLASS_NAMES = { label: styles.label, option: styles.option };

/** The suggested sets: a listbox controlled by the arrow keys, while the focus stays in the input. */
export function SetList({ input, typed, sets, onChoose }: SetListProps) {
  const { formatMessage } = useIntl();
  const groups = useMemo(
    () => [
      {
        name: 'sets',
        label: <FormattedMessage {...messages.list} />,
        items: sets.map((set) => ({ key: set.number, set })),
      },
    ],
    [sets],
  );
  return (
    // A press must not move the focus out of the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only prevents the loss of focus
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <ComboboxList
        input={input}
        text={typed}
        label={formatMessage(messages.list)}
        groups={groups}
        renderOption={({ set }) => (
          <>
            <SetPicture pictures={set.pictures} size="small" />
            <span className={styles.name}>{set.name}</span>
            <span className={styles.number}>{set.number}</span>
            <span className={styles.pieces}>
              <FormattedMessage {...messages.pieces} values={{ count: set.pieces }} />
            </span>
          </>
        )}
        onChoose={({ set }) => onChoose(set)}
        classNames={CLASS_NAMES}
      />
      <VisuallyHidden>
        <span role="status">{formatMessage(messages.options, { count: sets.length })}</span>
      </VisuallyHidden>
    </div>
  );
}
