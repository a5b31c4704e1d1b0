import { useIntl } from 'react-intl';
import type { Failure } from '../../loadable.ts';
import { messages } from './WhenReady.messages.ts';

/** Longer pauses are shown in minutes. */
const MAX_SECONDS = 120;

/** The text of a failure, the server's where it sent one: for places too small for a FailureNote. */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  return ({ kind, message, waitSeconds = 0 }) =>
    message ??
    intl.formatMessage(messages[kind], {
      seconds: waitSeconds,
      minutes: waitSeconds > MAX_SECONDS ? Math.ceil(waitSeconds / 60) : 0,
    });
}
