import type { ChatClientOptions } from '../chat-options.ts';
import type { Failure } from '../client-state.ts';
import type { ChatApi } from '../ports.ts';
import type { Dispatch, Runners } from '../runners.ts';
import { withTimeout } from '../run-timers.ts';
import { PAGE_SIZE } from './read-pages.ts';

/** A request without an answer by then has failed, in ms: longer than the timeout of the HTTP client. */
const TIMEOUT_MS = 20_000;

/** Describes errors of calls by plain values, and finds the error again for the page that shows it. */
export type Failures = { describe(error: unknown): Failure; errorOf(failure: Failure): unknown };

export function createFailures(api: Pick<ChatApi, 'isSignedOut' | 'refusalOf'>): Failures {
  const errors = new WeakMap<Failure, unknown>();
  return {
    describe(error) {
      const failure: Failure = { isSignedOut: api.isSignedOut(error), refusal: api.refusalOf(error) };
      errors.set(failure, error);
      return failure;
    },
    errorOf: (failure) => errors.get(failure),
  };
}

/** The shop's HTTP calls for agents, history and images. */
export const callRunners = (
  { api, clock }: Pick<ChatClientOptions, 'api' | 'clock'>,
  { describe }: Failures,
  dispatch: Dispatch,
): Pick<Runners, 'loadAgents' | 'loadPage' | 'upload'> => ({
  loadAgents: () =>
    void withTimeout(clock, TIMEOUT_MS, api.agents()).then(
      (agents) => dispatch({ type: 'agentsLoaded', agents }),
      (error: unknown) => dispatch({ type: 'agentsFailed', failure: describe(error) }),
    ),
  loadPage: ({ call, agentId, before, page }) =>
    void withTimeout(clock, TIMEOUT_MS, api.history({ agentId, before, page, limit: PAGE_SIZE })).then(
      (found) => dispatch({ type: 'pageLoaded', call, page: found }),
      (error: unknown) => dispatch({ type: 'pageFailed', call, failure: describe(error) }),
    ),
  upload: ({ key, image }) =>
    void api
      .upload(image, (progress) => dispatch({ type: 'uploadProgressed', key, progress }))
      .then(
        ({ url }) => dispatch({ type: 'uploaded', key, url }),
        (error: unknown) => dispatch({ type: 'uploadFailed', key, failure: describe(error) }),
      ),
});
