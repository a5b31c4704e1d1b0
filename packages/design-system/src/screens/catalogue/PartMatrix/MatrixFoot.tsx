import type { PartFamily } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { totalOf, type Matrix, type CellPosition } from './matrix.ts';
import { messages } from './PartMatrix.messages.ts';
import styles from './MatrixFoot.module.css';

export type MatrixFootProps = Pick<Matrix, 'wanted' | 'state' | 'isMember' | 'onAddAll'> & {
  family: PartFamily;
  /** How the last typed quantity was corrected; empty if it was not. */
  correction: string;
  problems: readonly (CellPosition & { name: string; problem: string })[];
  onEnter: (row: number, column: number) => void;
};

/** The total and the button that adds everything to the cart; each part that could not be added links to its cell. */
export function MatrixFoot({
  family,
  wanted,
  state,
  isMember,
  onAddAll,
  correction,
  problems,
  onEnter,
}: MatrixFootProps) {
  const { kinds, pieces, sum } = totalOf(family, wanted);
  const isBusy = state !== 'idle';
  return (
    <div className={styles.foot} data-wanted={kinds > 0 || undefined}>
      <p className={styles.correction} role="status">
        {correction}
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
        {isMember && kinds > 0 ? (
          <p>
            <FormattedMessage {...messages.memberPrices} />
          </p>
        ) : null}
        {isBusy ? <progress value={state.done} max={state.of} aria-hidden="true" /> : null}
        <Button
          look="main"
          size="large"
          icon={<Icon name="cart" />}
          isBusy={isBusy}
          isIdle={kinds === 0}
          onClick={onAddAll}
        >
          <FormattedMessage {...(isBusy ? messages.adding : messages.addAll)} values={isBusy ? state : undefined} />
        </Button>
      </div>
    </div>
  );
}
