import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { maskedPhone } from '../../../commerce/masked-phone.ts';
import type { PhoneChangeResult } from './phone-change.ts';
import { messages } from './PhoneSection.messages.ts';

/** What became of the change. The region for what succeeded exists before, so that it is announced. */
export function PhoneNotice({ result }: { result: PhoneChangeResult }) {
  const failureText = useFailureText();
  return (
    <>
      <div role="status">
        {result.state === 'done' ? (
          <Notice tone="green">
            <FormattedMessage {...messages.done} values={{ phone: maskedPhone(result.phone) }} />
          </Notice>
        ) : null}
        {result.state === 'unknown' || result.state === 'taken' ? (
          <Notice tone="amber">
            <FormattedMessage {...messages[result.state]} />
          </Notice>
        ) : null}
      </div>
      {result.state === 'failed' ? (
        <Notice tone="red">
          <FormattedMessage {...messages.notChanged} values={{ reason: failureText(result.failure) }} />
        </Notice>
      ) : null}
    </>
  );
}
