import styles from './ShareBar.module.css';

export type ShareBarProps = {
  /** 0 to 1. */
  share: number;
  /** The accessible name. */
  label: string;
};

/** A progress bar in the form of a plate. */
export function ShareBar({ share, label }: ShareBarProps) {
  const percent = Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.bar}
    >
      <i style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
    </div>
  );
}
