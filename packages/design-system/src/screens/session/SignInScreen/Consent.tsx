import { lazy, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PartFailed, type FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import type { Agreements } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

const AgreementDialog = lazy(async () => ({ default: (await import('./AgreementDialog.tsx')).AgreementDialog }));

const asText = (text: ReactNode) => text;

export type ConsentProps = {
  agreements: Agreements | undefined;
  failed?: FailedPart | undefined;
  isRegistering: boolean;
};

/**
 * What the shopper agrees to, with a link to each text that the server has; nothing if it has none. The sentence has its
 * room while the texts load.
 */
export function Consent({ agreements, failed, isRegistering }: ConsentProps) {
  const [open, setOpen] = useState<'terms' | 'privacy'>();
  if (failed)
    return (
      <PartFailed {...failed}>
        <FormattedMessage {...messages.agreementsFailed} />
      </PartFailed>
    );
  const form = isRegistering ? 'register' : 'signIn';
  if (!agreements)
    return (
      <p className={styles.consent} data-loading aria-hidden="true">
        <FormattedMessage {...messages.consent} values={{ form, terms: asText, privacy: asText }} />
      </p>
    );
  const { terms, privacy } = agreements;
  if (!terms && !privacy) return null;
  const link = (name: 'terms' | 'privacy') => (text: ReactNode) => (
    <button key={name} type="button" className={styles.agreement} onClick={() => setOpen(name)}>
      {text}
    </button>
  );
  const only = terms ? messages.consentTerms : messages.consentPrivacy;
  const shown = open && agreements[open];
  return (
    <p className={styles.consent}>
      <FormattedMessage
        {...(terms && privacy ? messages.consent : only)}
        values={{
          form,
          terms: link('terms'),
          privacy: link('privacy'),
        }}
      />
      {open && shown ? (
        <Extra onFailure={() => setOpen(undefined)}>
          <AgreementDialog kind={open} agreement={shown} onClose={() => setOpen(undefined)} />
        </Extra>
      ) : null}
    </p>
  );
}
