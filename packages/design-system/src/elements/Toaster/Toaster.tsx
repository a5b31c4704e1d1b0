import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toaster.module.css';

/** A short message about what was just done, with at most one way to answer. */
export type Toast = {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'red' | 'green';
  action?: { label: string; onAct: () => void };
};

/** Calls back after some ms unless cancelled. Tests hand in their own time. */
export type Wait = (ms: number, act: () => void) => () => void;

/** Long enough to read two lines and to reach the action by keyboard. */
const STAY = 8000;

const realWait: Wait = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it.');
});

/** Says something short at the bottom of the page; a newer word takes the place of the one before. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Shows one toast at a time for 8 s, longer while someone reads it (pointer over it or focus in it). */
export function ToastProvider({ wait = realWait, children }: { wait?: Wait; children: ReactNode }) {
  const [shown, setShown] = useState<Toast & { key: number }>();
  const [isHeld, setHeld] = useState(false);
  const keys = useRef(0);
  const say = useCallback((toast: Toast) => {
    keys.current += 1;
    setShown({ ...toast, key: keys.current });
  }, []);
  const close = useCallback(() => {
    setShown(undefined);
    setHeld(false);
  }, []);

  useEffect(
    function goAfterAWhile() {
      return shown && !isHeld ? wait(STAY, close) : undefined;
    },
    [shown, isHeld, wait, close],
  );

  return (
    <ToastContext value={say}>
      {children}
      <div
        className={styles.place}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div role="status" aria-live="polite">
          {shown ? <ToastCard key={shown.key} toast={shown} onClose={close} /> : null}
        </div>
      </div>
    </ToastContext>
  );
}
