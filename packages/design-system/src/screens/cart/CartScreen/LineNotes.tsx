import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { isOverStock } from '../../../commerce/totals.ts';
import type { CartRowProps } from './CartRow.tsx';
import { messages } from './CartScreen.messages.ts';
import styles from './CartRow.module.css';

/** What is wrong with a line, in rows below it: a change that failed or waits, and a quantity above the stock. */
export function LineNotes({
  line,
  problem,
  isWaiting,
  onQuantityChange,
}: Pick<CartRowProps, 'line' | 'problem' | 'isWaiting' | 'onQuantityChange'>) {
  const { stock } = line;
  return (
    <>
      {problem === undefined ? null : (
        <NoteRow tone="red">
          <span>{problem || <FormattedMessage {...messages.notSaved} />}</span>
        </NoteRow>
      )}
      {isWaiting ? (
        <NoteRow tone="amber">
          <span role="status">
            <FormattedMessage {...messages.waiting} />
          </span>
        </NoteRow>
      ) : null}
      {stock !== undefined && isOverStock(line) ? (
        <NoteRow tone="amber">
          <span>
            <FormattedMessage {...messages.overStock} values={{ stock }} />
            <Button size="small" onClick={() => onQuantityChange(line, stock)}>
              <FormattedMessage {...messages.lower} values={{ stock }} />
            </Button>
          </span>
        </NoteRow>
      ) : null}
    </>
  );
}

const NoteRow = ({ tone, children }: { tone: 'red' | 'amber'; children: ReactNode }) => (
  <tr className={styles.note} data-tone={tone}>
    <td colSpan={8}>
      <p role={tone === 'red' ? 'alert' : undefined}>
        <Icon name="alert" size={16} />
        {children}
      </p>
    </td>
  </tr>
);
