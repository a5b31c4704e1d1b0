import { useEffect, useState } from 'react';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './Toast.module.css';

/** Only the text, where the code of toasts could not be loaded: most likely it says that the shop is not reachable. */
export function PlainToast({ queue, durationMs }: { queue: ToastQueue; durationMs: number }) {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => queue.subscribe(setToast), [queue]);
  useEffect(
    function closeAfterAWhile() {
      if (!toast) return undefined;
      const timer = setTimeout(setToast, durationMs);
      return () => clearTimeout(timer);
    },
    [toast, durationMs],
  );
  return toast ? (
    <p className={styles.toast} data-tone={toast.tone}>
      {toast.text}
    </p>
  ) : null;
}
