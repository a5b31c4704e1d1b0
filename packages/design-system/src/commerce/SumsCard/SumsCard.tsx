import { useId, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import styles from './SumsCard.module.css';

export type SumsCardProps = {
  /** Names the card for those who listen. */
  label?: string;
  /** How the sum comes about. */
  children: ReactNode;
  /** What went wrong with the action: it stands where the action is, in sight wherever the page is scrolled to. */
  problem?: ReactNode;
  total: ReactNode;
  /** The word on the button. */
  action: ReactNode;
  /** What happens next, or why it cannot yet. */
  hint: ReactNode;
  /** Whether the hint tells of something to mend. */
  isWarning?: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  onAct: () => void;
};

/** What things come to, beside their list, and the one action. On narrow screens total and action stay at the foot of the screen. */
export function SumsCard({
  label,
  children,
  problem,
  total,
  action,
  hint,
  isWarning,
  isDisabled,
  isBusy,
  onAct,
}: SumsCardProps) {
  const hintId = useId();
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
          disabled={isDisabled}
          isBusy={isBusy}
          aria-describedby={hintId}
          onClick={onAct}
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
