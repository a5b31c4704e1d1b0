import type { Clock } from './ports.ts';
import type { Dispatch, Runners } from './runners.ts';

/** The timers of this tab, by name. */
export function timerRunners(clock: Clock, dispatch: Dispatch): Pick<Runners, 'startTimer' | 'cancelTimers'> {
  const running = new Map<string, () => void>();
  return {
    startTimer({ name, ms }) {
      running.get(name)?.();
      const cancel = clock.after(ms, () => {
        running.delete(name);
        dispatch({ type: 'timerFired', name });
      });
      running.set(name, cancel);
    },
    cancelTimers({ prefix }) {
      for (const [name, cancel] of running) {
        if (!name.startsWith(prefix)) continue;
        running.delete(name);
        cancel();
      }
    },
  };
}

/** The same promise, or a rejection after so many ms, so that nothing waits for ever. */
export function withTimeout<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}
