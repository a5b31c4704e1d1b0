import type { RepairCartEntry } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { EntryCard } from './EntryCard.tsx';
import { messages } from './RepairCartScreen.messages.ts';
import type { RepairCartScreenProps } from './RepairCartScreen.tsx';
import styles from './RepairCartScreen.module.css';

type RepairEntriesProps = Pick<
  RepairCartScreenProps,
  'chosen' | 'busy' | 'unfinished' | 'onChoose' | 'onChange' | 'onRemove'
> & { all: readonly RepairCartEntry[] };

/** The requests of the cart, each in a card. */
export function RepairEntries({ all, chosen, busy, unfinished, onChoose, onChange, onRemove }: RepairEntriesProps) {
  const { formatMessage } = useIntl();
  const list = useFocusAfterRemoval<HTMLUListElement>(all.length);
  const count = all.filter(({ id }) => chosen.has(id)).length;
  return (
    <div className={styles.entries}>
      <div className={styles.bar}>
        <Checkbox
          label={formatMessage(messages.all, { count: all.length })}
          isChecked={count === all.length}
          isMixed={count > 0 && count < all.length}
          onChange={(isChosen) =>
            onChoose(
              all.map(({ id }) => id),
              isChosen,
            )
          }
        />
        <span className={styles.quiet}>
          <FormattedMessage {...messages.separate} />
        </span>
      </div>
      <ul ref={list} className={styles.list}>
        {all.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            isBusy={busy.has(entry.id)}
            isOnly={all.length === 1}
            replacesUnfinished={unfinished.has(entry.id)}
            onChoose={(isChosen) => onChoose([entry.id], isChosen)}
            onChange={() => onChange(entry)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
      <p>
        <ButtonLink to={{ name: 'repairSet' }} size="large" icon={<Icon name="plus" />}>
          <FormattedMessage {...messages.addSet} />
        </ButtonLink>
      </p>
    </div>
  );
}
