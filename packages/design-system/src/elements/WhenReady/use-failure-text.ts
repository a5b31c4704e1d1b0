import { useIntl } from 'react-intl';
import type { Failure } from '../../loadable.ts';
import { messages } from './WhenReady.messages.ts';

/** The sentence for a failure, the server's own where it gave one: for places too small for a FailureNote. */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  return ({ kind, message }) => message ?? intl.formatMessage(messages[kind]);
}
