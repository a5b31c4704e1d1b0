import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toaster.module.css';

/** A short message about what was just done, with at most one action. */
export type Toast = {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'red' | 'green';
  action?: { label: string; onAction: () => void };
};

/** Calls back after some ms unless cancelled. Tests pass their own timer. */
export type StartTimer = (ms: number, callback: () => void) => () => void;

/** Long enough to read two lines and to reach the action by keyboard. */
const TOAST_DURATION_MS = 8000;

const browserTimer: StartTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it.');
});

/** Shows a short message at the bottom of the page; a new toast replaces the previous one. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Shows one toast at a time for 8 s, longer while it is being read (pointer over it or focus in it). */
export function ToastProvider({
  startTimer = browserTimer,
  children,
}: {
  startTimer?: StartTimer;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<Toast & { key: number }>();
  const [isPaused, setPaused] = useState(false);
  const keys = useRef(0);
  const show = useCallback((toast: Toast) => {
    keys.current += 1;
    setShown({ ...toast, key: keys.current });
  }, []);
  const close = useCallback(() => {
    setShown(undefined);
    setPaused(false);
  }, []);

  useEffect(
    function closeAfterAWhile() {
      return shown && !isPaused ? startTimer(TOAST_DURATION_MS, close) : undefined;
    },
    [shown, isPaused, startTimer, close],
  );

  return (
    <ToastContext value={show}>
      {children}
      <div
        className={styles.place}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <div role="status" aria-live="polite">
          {shown ? <ToastCard key={shown.key} toast={shown} onClose={close} /> : null}
        </div>
      </div>
    </ToastContext>
  );
}
