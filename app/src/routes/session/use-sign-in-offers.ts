import { ready, type Loadable } from '@shop/design-system';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CallError, toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { codeKeyQuery, wechatAppIdQuery } from '../../features/session/session.query.ts';

/** A refusal and a missing call both say that the server does not offer something; any other problem says nothing. */
const isNotOffered = (problem: unknown): boolean =>
  isUnknownCall(problem) || (problem instanceof CallError && problem.kind === 'refused');

function offerOf<T>(query: UseQueryResult<T>, isOffered: (value: T) => boolean): Loadable<boolean> {
  if (query.data !== undefined) return ready(isOffered(query.data));
  if (query.isFetching || !query.error) return { state: 'loading' };
  return isNotOffered(query.error) ? ready(false) : { state: 'failed', failure: toFailure(query.error) };
}

/**
 * What the server offers besides the password: text messages if it gives a key for codes, WeChat if it has an
 * application there, registration and new passwords if it sends text messages and has not said that it lacks the call.
 */
export function useSignInOffers(lacksRegistration: boolean) {
  const codeKey = useQuery(codeKeyQuery());
  const appId = useQuery(wechatAppIdQuery());
  const mobile = offerOf(codeKey, () => true);
  const offers = {
    mobile,
    wechat: offerOf(appId, (id) => id !== ''),
    registration: lacksRegistration ? ready(false) : mobile,
  };
  const onRetry = () => {
    if (codeKey.isError) void codeKey.refetch();
    if (appId.isError) void appId.refetch();
  };
  return { offers, appId: appId.data ?? '', onRetry };
}
