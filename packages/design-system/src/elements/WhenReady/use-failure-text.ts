import { useIntl } from 'react-intl';
import type { Failure } from '../../loadable.ts';
import { messages } from './WhenReady.messages.ts';

/** The text of a failure, the server's where it sent one: for places too small for a FailureNote. */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  return ({ kind, message }) => message ?? intl.formatMessage(messages[kind]);
}
