import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { messages } from './CompareScreen.messages.ts';
import type { CompareAction, CompareScreenProps } from './CompareScreen.tsx';
import styles from './CompareScreen.module.css';

type CompareActionsProps = Pick<CompareScreenProps, 'onOnlyNew' | 'onMerge' | 'onTakeOffCart' | 'busy'> & {
  isAgainstList: boolean;
  /** Whether some of the list is in the cart. */
  isInCart: boolean;
  /** Whether both lists are equal. */
  isEqual: boolean;
};

/** Actions that change the list by the result of the comparison; each can be undone. */
export function CompareActions({
  onOnlyNew,
  onMerge,
  onTakeOffCart,
  busy,
  isAgainstList,
  isInCart,
  isEqual,
}: CompareActionsProps) {
  const actions: readonly { action: CompareAction; isOffered: boolean; onAction: () => void }[] = [
    { action: 'onlyNewParts', isOffered: isAgainstList && !isEqual, onAction: onOnlyNew },
    { action: 'takeOffCart', isOffered: isInCart, onAction: onTakeOffCart },
    { action: 'sum', isOffered: isAgainstList, onAction: () => onMerge('sum') },
    { action: 'most', isOffered: isAgainstList && !isEqual, onAction: () => onMerge('most') },
  ];
  const offered = actions.filter(({ isOffered }) => isOffered);
  if (offered.length === 0) return null;
  return (
    <section>
      <h3>
        <FormattedMessage {...messages.actions} />
      </h3>
      <ul className={styles.actions}>
        {offered.map(({ action, onAction }) => (
          <li key={action}>
            <Button
              isWide
              size="large"
              look={action === 'onlyNewParts' ? 'main' : 'outline'}
              isBusy={busy === action}
              disabled={busy !== undefined && busy !== action}
              onClick={onAction}
            >
              <FormattedMessage {...messages.action} values={{ action }} />
            </Button>
            <p className={styles.hint}>
              <FormattedMessage {...messages.actionText} values={{ action }} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
