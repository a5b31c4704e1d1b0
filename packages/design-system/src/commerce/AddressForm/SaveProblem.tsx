import { FormattedMessage } from 'react-intl';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import { messages } from './AddressForm.messages.ts';
import type { AddressSaving } from './address-editing.ts';

const TEXTS = { failed: messages.notSaved, missing: messages.missing, unknown: messages.unknown };

/** Why an address is not saved, or that it is not known whether it is. */
export function SaveProblem({ saving }: { saving: AddressSaving }) {
  const failureText = useFailureText();
  if (!('failure' in saving)) return null;
  return (
    <Notice tone="red">
      <FormattedMessage {...TEXTS[saving.state]} values={{ reason: failureText(saving.failure) }} />
    </Notice>
  );
}
