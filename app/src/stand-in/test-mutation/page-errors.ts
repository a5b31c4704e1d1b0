import { vi } from 'vitest';

const describe = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

/**
 * What is logged without harm: the faults of a malformed answer, for developers; rows with one id, by React, when a
 * mutation gives every row the same; what loads after the page was left; and what jsdom lacks.
 */
const isExpected = (message: string) =>
  /^\w+: .*expected .*, got |^Encountered two children with the same key|not wrapped in act|^Not implemented/s.test(
    message,
  );

/** Collects what is logged as an error, and rejections that nothing handles, until it is stopped. */
export function collectErrors() {
  const errors: string[] = [];
  const onError = (problem: unknown) => void errors.push(describe(problem));
  const logged = vi.spyOn(console, 'error').mockImplementation((...values) => {
    const message = values.map(describe).join(' ');
    if (!isExpected(message)) errors.push(message);
  });
  process.on('unhandledRejection', onError);
  return {
    errors,
    stop() {
      logged.mockRestore();
      process.off('unhandledRejection', onError);
    },
  };
}
