import type { RefundDetail } from '@shop/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameIn } from '../../../commerce/KnownName/known-names.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { CopyText } from '../../../elements/CopyText/CopyText.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { messages as refundMessages } from './RefundScreen.messages.ts';
import { validateReturn, normalizeReturn, type ReturnForm } from './return-form.ts';
import { messages } from './SendBack.messages.ts';
import styles from './SendBack.module.css';

export type SendBackProps = {
  refund: RefundDetail;
  form: ReturnForm;
  isBusy: boolean;
  failure: Failure | undefined;
  onForm: (form: ReturnForm) => void;
  onReport: (parcel: ReturnForm) => void;
  onCopy: ((text: string) => Promise<void> | void) | undefined;
};

/** The return address, and the form that reports the return parcel. */
export function SendBack({
  refund: { returnTo, carriers },
  form,
  isBusy,
  failure,
  onForm,
  onReport,
  onCopy,
}: SendBackProps) {
  const { formatMessage, locale } = useIntl();
  const failureMessages = useFailureText();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problems = validateReturn(form);
  const field = (name: keyof ReturnForm) => {
    const problem = wasSubmitted ? problems[name] : undefined;
    return {
      value: form[name],
      name,
      label: formatMessage(messages[name]),
      onChange: (value: string) => onForm({ ...form, [name]: value }),
      error: problem && formatMessage(messages[problem]),
    };
  };
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setWasSubmitted(true);
    const [first] = Object.keys(problems);
    if (first) formRef.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
    else onReport(normalizeReturn(form));
  };
  return (
    <div className={styles.columns}>
      <section className={styles.address}>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.address} />
        </h2>
        {returnTo.address ? (
          <CopyText
            text={[returnTo.name, returnTo.phone, returnTo.address].filter(Boolean).join(' ')}
            onCopy={onCopy}
            texts={{
              copy: formatMessage(messages.copy),
              copied: formatMessage(refundMessages.copied),
              failed: formatMessage(refundMessages.notCopied),
            }}
          />
        ) : (
          <p>
            <FormattedMessage {...messages.noAddress} />
          </p>
        )}
      </section>
      <form ref={formRef} className={styles.form} noValidate onSubmit={report}>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.parcel} />
        </h2>
        {carriers.length > 0 ? (
          <SelectField
            {...field('carrier')}
            required
            placeholder={formatMessage(messages.chooseCarrier)}
            options={carriers.map((carrier) => ({ value: carrier, label: nameIn(locale, carrier) }))}
          />
        ) : (
          <TextField {...field('carrier')} required />
        )}
        <TextField {...field('number')} required hint={formatMessage(messages.numberHint)} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint={formatMessage(messages.phoneHint)} />
        <div className={styles.foot}>
          <Button type="submit" look="main" size="large" isBusy={isBusy}>
            <FormattedMessage {...messages.send} />
          </Button>
          {failure ? (
            <p role="alert" className={styles.problem}>
              {failureMessages(failure)}
            </p>
          ) : null}
        </div>
      </form>
    </div>
  );
}
