import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { messages } from './Request.messages.ts';

/** Saving to the repair cart. `unknown`: no answer came, so the request may have been saved. */
export type SaveState =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'refused'; failure: Failure }
  | { state: 'unknown' };

/** Why the request was not saved, in the server's words, or that this is not known. */
export function SaveNote({ save }: { save: SaveState }) {
  const failureText = useFailureText();
  if (save.state === 'refused') {
    return (
      <Notice tone="red" title={failureText(save.failure)}>
        <FormattedMessage {...messages.preserved} />
      </Notice>
    );
  }
  if (save.state !== 'unknown') return null;
  return (
    <Notice
      tone="red"
      action={
        <Link look="inline" to={{ name: 'repairCart' }}>
          <FormattedMessage {...messages.cart} />
        </Link>
      }
    >
      <FormattedMessage {...messages.unknown} />
    </Notice>
  );
}
