import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareAct, CompareScreenProps } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';

type CompareActsProps = Pick<CompareScreenProps, 'onKeepNew' | 'onMerge' | 'onTakeOffCart' | 'busy'> & {
  isAgainstList: boolean;
  /** Whether the cart has some of the list. */
  isInCart: boolean;
  /** Whether both lists ask for the same. */
  isEqual: boolean;
};

/** Ways to change the list by what the comparison shows; each can be undone. */
export function CompareActs({
  onKeepNew,
  onMerge,
  onTakeOffCart,
  busy,
  isAgainstList,
  isInCart,
  isEqual,
}: CompareActsProps) {
  const acts: readonly { act: CompareAct; isOffered: boolean; onAct: () => void }[] = [
    { act: 'keepNew', isOffered: isAgainstList && !isEqual, onAct: onKeepNew },
    { act: 'takeOffCart', isOffered: isInCart, onAct: onTakeOffCart },
    { act: 'sum', isOffered: isAgainstList, onAct: () => onMerge('sum') },
    { act: 'most', isOffered: isAgainstList && !isEqual, onAct: () => onMerge('most') },
  ];
  const offered = acts.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage {...messages.acts} />
      </h3>
      <ul className={styles.acts}>
        {offered.map(({ act, onAct }) => (
          <li key={act}>
            <Button
              isWide
              size="large"
              look={act === 'keepNew' ? 'main' : 'outline'}
              isBusy={busy === act}
              disabled={busy !== undefined && busy !== act}
              onClick={onAct}
            >
              <FormattedMessage {...messages.act} values={{ act }} />
            </Button>
            <p className={styles.hint}>
              <FormattedMessage {...messages.actText} values={{ act }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
