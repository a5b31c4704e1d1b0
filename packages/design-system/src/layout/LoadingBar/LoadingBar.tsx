import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './LoadingBar.messages.ts';
import styles from './LoadingBar.module.css';

/** Faster navigations show no bar, in ms (spec section 9). */
const THROTTLE_MS = 200;
/** Duration of the animation, in ms (spec section 9). */
const DURATION_MS = 5000;

/** A bar that grows along the top of the page while the next page loads. */
export function LoadingBar({ isBusy }: { isBusy: boolean }) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  useEffect(
    function showAfterAWhile() {
      if (!isBusy) return undefined;
      const timer = setTimeout(() => setShown(true), THROTTLE_MS);
      return () => {
        clearTimeout(timer);
        setShown(false);
      };
    },
    [isBusy],
  );
  return isShown ? (
    <div
      role="progressbar"
      aria-label={intl.formatMessage(messages.opening)}
      className={styles.bar}
      style={{ animationDuration: `${DURATION_MS}ms` }}
    />
  ) : null;
}
