import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './LoadingBar.messages.ts';
import styles from './LoadingBar.module.css';

/** Quicker pages show no bar at all, in ms (spec section 9). */
const THROTTLE = 200;
/** How long the plate grows, in ms (spec section 9). */
const DURATION = 5000;

/** A plate that grows along the top of the page while the next one is fetched. */
export function LoadingBar({ isBusy }: { isBusy: boolean }) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  useEffect(
    function showAfterAWhile() {
      if (!isBusy) return undefined;
      const timer = setTimeout(() => setShown(true), THROTTLE);
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
      style={{ animationDuration: `${DURATION}ms` }}
    />
  ) : null;
}
