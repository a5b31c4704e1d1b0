/** A short message about what was just done, with at most one action. */
export type Toast = {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'red' | 'green';
  action?: { label: string; onAction: () => void };
};

/** Holds the latest toast until the code that shows it is loaded, then passes each on. */
export function createToastQueue() {
  let show: ((toast: Toast) => void) | undefined;
  let waiting: Toast | undefined;
  return {
    add(toast: Toast) {
      if (show) show(toast);
      else waiting = toast;
    },
    /** Calls back with the waiting toast and with each later one, until the returned function is called. */
    subscribe(callback: (toast: Toast) => void) {
      show = callback;
      if (waiting) callback(waiting);
      waiting = undefined;
      return () => void (show = undefined);
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
