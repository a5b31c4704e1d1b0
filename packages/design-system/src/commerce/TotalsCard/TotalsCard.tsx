import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import styles from './TotalsCard.module.css';

export type TotalsCardProps = {
  /** Accessible name. */
  label?: string;
  /** The rows that make up the total. */
  children: ReactNode;
  /** Why the action failed: shown beside its button, which is always visible. */
  problem?: ReactNode;
  total: ReactNode;
  /** The label of the button. */
  action: ReactNode;
  /** What happens next, or why the button is disabled. */
  hint: ReactNode;
  /** Whether the hint is about something to correct. */
  isWarning?: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  onAction: () => void;
};

/**
 * The total beside a list, with its one action. On narrow screens total and button stay at the bottom of the screen.
 */
export function TotalsCard({
  label,
  children,
  problem,
  total,
  action,
  hint,
  isWarning,
  isDisabled,
  isBusy,
  onAction,
}: TotalsCardProps) {
  const hintId = useId();
  // Once pressed it stays focused while there is nothing to do: a disabled button would lose the focus.
  const [isPressed, setPressed] = useState(false);
  return (
    <aside className={styles.card} aria-label={label}>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        {problem}
        {total}
        <Button
          look="main"
          size="large"
          isWide
          disabled={isDisabled && !isPressed}
          isIdle={isDisabled}
          isBusy={isBusy}
          aria-describedby={hintId}
          onClick={() => {
            setPressed(true);
            onAction();
          }}
          onBlur={() => setPressed(false)}
        >
          {action}
        </Button>
        <p id={hintId} className={styles.hint} data-warning={isWarning || undefined}>
          {hint}
        </p>
      </div>
    </aside>
  );
}
