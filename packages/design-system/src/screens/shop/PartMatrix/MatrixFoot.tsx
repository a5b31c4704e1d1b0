import type { PartFamily } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { totalOf, type Matrix, type Spot } from './matrix.ts';
import { messages } from './PartMatrix.messages.ts';
import styles from './PartMatrix.module.css';

export type MatrixFootProps = Pick<Matrix, 'wanted' | 'state' | 'onAddAll'> & {
  family: PartFamily;
  /** What was put right of what was typed last. */
  remark: string;
  problems: readonly (Spot & { name: string; problem: string })[];
  onEnter: (row: number, column: number) => void;
};

/** What all of it comes to, and the one button that puts it into the cart; what could not be put there leads to its cell. */
export function MatrixFoot({ family, wanted, state, onAddAll, remark, problems, onEnter }: MatrixFootProps) {
  const { kinds, pieces, sum } = totalOf(family, wanted);
  const isBusy = state !== 'idle';
  return (
    <div className={styles.foot} data-wanted={kinds > 0 || undefined}>
      <p className={styles.remark} role="status">
        {remark}
      </p>
      {problems.length > 0 ? (
        <div role="alert" className={styles.problems}>
          <b>
            <FormattedMessage {...messages.problems} values={{ count: problems.length }} />
          </b>
          <ul>
            {problems.map(({ row, column, name, problem }) => (
              <li key={name}>
                <Button look="text" onClick={() => onEnter(row, column)}>
                  {name}
                </Button>{' '}
                {problem}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.sum}>
        <p aria-live="polite">
          {kinds === 0 ? (
            <FormattedMessage {...messages.nothing} />
          ) : (
            <>
              <FormattedMessage {...messages.total} values={{ kinds, pieces }} /> <Price fen={sum} />
            </>
          )}
        </p>
        {isBusy ? <progress value={state.done} max={state.of} aria-hidden="true" /> : null}
        <Button
          look="main"
          size="large"
          icon={<Icon name="cart" />}
          isBusy={isBusy}
          disabled={kinds === 0}
          onClick={onAddAll}
        >
          <FormattedMessage {...(isBusy ? messages.adding : messages.addAll)} values={isBusy ? state : undefined} />
        </Button>
      </div>
    </div>
  );
}
