/** A short message about what was just done, with at most one action. */
export type Toast = {
  text: string;
  /** @default 'plain' */
  tone?: 'plain' | 'red' | 'green';
  action?: { label: string; onAction: () => void };
  /** Leaves a red toast in its place, which is about something else, such as another part that was refused. */
  isBesideRed?: boolean;
};

/** Holds the toasts until the code that shows it is loaded, then passes each on. */
export function createToastQueue() {
  let show: ((toast: Toast) => void) | undefined;
  let waiting: Toast[] = [];
  return {
    add(toast: Toast) {
      if (show) show(toast);
      else waiting.push(toast);
    },
    /** Calls back with the waiting toasts and with each later one, until the returned function is called. */
    subscribe(callback: (toast: Toast) => void) {
      show = callback;
      waiting.forEach(callback);
      waiting = [];
      return () => void (show = undefined);
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
