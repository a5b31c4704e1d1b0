import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages } from './ProfileScreen.messages.ts';
import type { ProfileSaving } from './ProfileScreen.tsx';

/** The result of the last saving. The region for what succeeded exists before, so that it is announced. */
export function SavingNotice({ saving }: { saving: ProfileSaving }) {
  const failureText = useFailureText();
  return (
    <>
      <div role="status">
        <Result saving={saving} />
      </div>
      {saving.state === 'failed' ? (
        <Notice tone="red">
          <FormattedMessage {...messages.notSaved} values={{ reason: failureText(saving.failure) }} />
        </Notice>
      ) : null}
    </>
  );
}

function Result({ saving }: { saving: ProfileSaving }) {
  switch (saving.state) {
    case 'unknown':
      return (
        <Notice tone="amber">
          <FormattedMessage {...messages.unknown} />
        </Notice>
      );
    case 'saved':
      return <Saved {...saving} />;
    default:
      return null;
  }
}

/** Also says when the server stores another nickname than was sent. */
function Saved({ sent, stored }: { sent: string; stored?: string | undefined }) {
  if (stored === undefined)
    return (
      <Notice tone="amber">
        <FormattedMessage {...messages.savedUnseen} />
      </Notice>
    );
  if (stored !== sent)
    return (
      <Notice tone="amber">
        <FormattedMessage {...(stored === '' ? messages.savedAsEmpty : messages.savedAs)} values={{ sent, stored }} />
      </Notice>
    );
  return (
    <Notice tone="green">
      <FormattedMessage {...messages.saved} />
    </Notice>
  );
}
