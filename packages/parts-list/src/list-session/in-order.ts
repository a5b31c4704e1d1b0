import type { AsyncListSession, ListSession } from './list-session.entity.ts';

/** A list session of which some methods have to load something before they answer. */
type LoadingListSession = {
  [Method in keyof ListSession]: (
    ...args: Parameters<ListSession[Method]>
  ) => ReturnType<ListSession[Method]> | Promise<ReturnType<ListSession[Method]>>;
};

/** Makes each call of a session wait for the calls before it. One that fails does not hold up the next. */
export function inOrder(session: LoadingListSession): AsyncListSession {
  let previous: Promise<unknown> = Promise.resolve();
  const inTurn =
    (method: (...args: readonly unknown[]) => unknown) =>
    (...args: readonly unknown[]): Promise<unknown> => {
      const answer = previous.then(() => method(...args));
      previous = answer.catch(() => undefined);
      return answer;
    };
  const methods = Object.entries(session).map(([name, method]) => [
    name,
    inTurn(method as (...args: readonly unknown[]) => unknown),
  ]);
  return Object.fromEntries(methods) as AsyncListSession;
}
