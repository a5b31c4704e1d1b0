import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';

/** `unknown`: no answer came, so it may be saved. */
export type Saving = { state: 'busy' } | { state: 'unknown' } | { state: 'failed'; failure: Failure };

export type SavingProblemProps = {
  saving: Saving | undefined;
  messages: Record<'failed' | 'unknown', MessageDescriptor>;
};

/** Why a list was not saved, or that no answer came. */
export function SavingProblem({ saving, messages }: SavingProblemProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  return (
    <>
      {saving?.state === 'failed' ? (
        <Notice tone="red" title={formatMessage(messages.failed)}>
          {failureText(saving.failure)}
        </Notice>
      ) : null}
      <div role="status">
        {saving?.state === 'unknown' ? (
          <Notice tone="amber">
            <FormattedMessage {...messages.unknown} />
          </Notice>
        ) : null}
      </div>
    </>
  );
}
