import type { RepairCartEntry } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { RepairPriceRows } from '../../../commerce/RepairPriceRows/RepairPriceRows.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { Price } from '../../../elements/Price/Price.tsx';
import { particlesIn } from '../RepairEntry/particles-in.ts';
import { RepairEntryHead } from '../RepairEntry/RepairEntryHead.tsx';
import { RepairEntryLines } from '../RepairEntry/RepairEntryLines.tsx';
import { messages } from './RepairCartScreen.messages.ts';
import styles from './EntryCard.module.css';

export type EntryCardProps = {
  entry: RepairCartEntry;
  isChosen: boolean;
  isBusy: boolean;
  /** Whether it is the only one: then its amounts are those of the summary. */
  isOnly: boolean;
  /** Whether another request of this set is being filled in, which a change of this one replaces. */
  replacesUnfinished: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: () => void;
  onRemove: () => void;
};

/** Lines that are shown before the rest is collapsed. */
const MAX_COLLAPSED = 6;

/** A request of the repair cart: the set, its parts, and what they cost. */
export function EntryCard({ entry, isChosen, isOnly, onChoose, ...actions }: EntryCardProps) {
  const { formatMessage } = useIntl();
  const { set, price } = entry;
  return (
    <li className={styles.card} data-chosen={isChosen || undefined} aria-busy={actions.isBusy || undefined}>
      <span className={styles.choice}>
        <Checkbox
          label={formatMessage(messages.choose, { name: set.name })}
          hideLabel
          isChecked={isChosen}
          onChange={onChoose}
        />
      </span>
      <div className={styles.content}>
        <RepairEntryHead entry={entry}>
          <EntryActions entry={entry} {...actions} />
        </RepairEntryHead>
        <RepairEntryLines entry={entry} shown={MAX_COLLAPSED} />
        {isOnly ? null : (
          <div className={styles.amounts}>
            <RepairPriceRows price={price} particles={particlesIn(entry)} />
            <p className={styles.subtotal}>
              <FormattedMessage {...messages.subtotal} />
              <Price fen={price.total} />
            </p>
          </div>
        )}
      </div>
    </li>
  );
}

type EntryActionsProps = Pick<EntryCardProps, 'entry' | 'isBusy' | 'replacesUnfinished' | 'onChange' | 'onRemove'>;

function EntryActions({ entry, isBusy, replacesUnfinished, onChange, onRemove }: EntryActionsProps) {
  const { formatMessage } = useIntl();
  const { name } = entry.set;
  return (
    <>
      {replacesUnfinished ? (
        <ConfirmButton
          look="text"
          texts={{
            ask: formatMessage(messages.change),
            about: name,
            question: formatMessage(messages.replaceQuestion),
            yes: formatMessage(messages.replaceYes),
            no: formatMessage(messages.replaceNo),
          }}
          onConfirm={onChange}
        />
      ) : (
        <Button look="text" aria-label={formatMessage(messages.changeOf, { name })} onClick={onChange}>
          <FormattedMessage {...messages.change} />
        </Button>
      )}
      <button
        type="button"
        data-remove
        className={styles.remove}
        disabled={isBusy}
        aria-label={formatMessage(messages.removeOf, { name })}
        title={formatMessage(messages.remove)}
        onClick={onRemove}
      >
        <Icon path={TRASH} />
      </button>
    </>
  );
}
