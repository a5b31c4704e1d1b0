import { createContext, lazy, useCallback, useContext, useState, type ReactNode } from 'react';
import { Extra } from '../Extra/Extra.tsx';
import { PlainToast } from './PlainToast.tsx';
import { createToastQueue, type Toast } from './toast-queue.ts';
import styles from './Toast.module.css';

/** Long enough to read two lines and to reach the action by keyboard. */
const TOAST_DURATION_MS = 8000;

const ToastViewport = lazy(async () => ({ default: (await import('./ToastViewport.tsx')).ToastViewport }));

const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it.');
});

/** Shows a short message at the bottom of the page; a new toast replaces the previous one, unless it `isBesideRed`. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

export type ToastProviderProps = {
  children: ReactNode;
  /** 0 shows toasts until they are closed. */
  durationMs?: number;
};

/**
 * Shows one toast at a time for 8 s, longer while it is being read (pointer over it or focus in it). The code that shows
 * it is loaded with the first toast. The live region is there before, because screen readers announce only what is added
 * to a region that they know.
 */
export function ToastProvider({ children, durationMs = TOAST_DURATION_MS }: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const [isNeeded, setNeeded] = useState(false);
  const show = useCallback(
    (toast: Toast) => {
      queue.add(toast);
      setNeeded(true);
    },
    [queue],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" aria-live="polite" className={styles.place}>
        <Extra fallback={<PlainToast queue={queue} durationMs={durationMs} />}>
          {isNeeded ? <ToastViewport queue={queue} durationMs={durationMs} /> : null}
        </Extra>
      </div>
    </ToastContext>
  );
}
