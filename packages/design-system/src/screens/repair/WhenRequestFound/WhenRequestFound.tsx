import type { RepairRequest } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './WhenRequestFound.messages.ts';
import styles from './WhenRequestFound.module.css';

export type WhenRequestFoundProps = {
  request: Loadable<RepairRequest>;
  onRetry: () => void;
  children: (request: RepairRequest) => ReactNode;
};

/** A loaded request. One that does not exist, or belongs to another shopper, is reported in the server's words. */
export function WhenRequestFound({ request, onRetry, children }: WhenRequestFoundProps) {
  const { formatMessage } = useIntl();
  if (request.state === 'failed' && request.failure.kind === 'gone')
    return (
      <EmptyState
        title={formatMessage(messages.notFound)}
        text={request.failure.message ?? formatMessage(messages.notFoundText)}
        action={<MainLink to={{ name: 'repairs' }} text={messages.requests} />}
      />
    );
  return (
    <WhenReady of={request} list={{ name: 'repairs' }} skeleton={<RequestSkeleton />} onRetry={onRetry}>
      {children}
    </WhenReady>
  );
}

const RequestSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton shape="block" height="0.9rem" />
    <Skeleton shape="block" height="0.96rem" />
    <Skeleton shape="block" height="2.4rem" />
  </div>
);
