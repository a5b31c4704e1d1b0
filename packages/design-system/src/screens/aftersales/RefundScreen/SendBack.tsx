import type { RefundDetail } from '@shop/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { CopyText } from '../../../elements/CopyText/CopyText.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import { messages as shared } from './RefundScreen.messages.ts';
import { problemsOfReturn, tidy, type ReturnForm } from './return-form.ts';
import { messages } from './SendBack.messages.ts';
import styles from './SendBack.module.css';

export type SendBackProps = {
  refund: RefundDetail;
  form: ReturnForm;
  isBusy: boolean;
  failure: Failure | undefined;
  onForm: (form: ReturnForm) => void;
  onTell: (parcel: ReturnForm) => void;
  onCopy: ((text: string) => Promise<void> | void) | undefined;
};

/** Where the goods go back to, and the form that tells with which parcel. */
export function SendBack({
  refund: { returnTo, carriers },
  form,
  isBusy,
  failure,
  onForm,
  onTell,
  onCopy,
}: SendBackProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const box = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const problems = problemsOfReturn(form);
  const field = (name: keyof ReturnForm) => {
    const problem = hasTried ? problems[name] : undefined;
    return {
      value: form[name],
      name,
      label: formatMessage(messages[name]),
      onChange: (value: string) => onForm({ ...form, [name]: value }),
      ...(problem ? { error: formatMessage(messages[problem]) } : {}),
    };
  };
  const tell = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const [first] = Object.keys(problems);
    if (first) box.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
    else onTell(tidy(form));
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
            words={{
              copy: formatMessage(messages.copy),
              copied: formatMessage(shared.copied),
              failed: formatMessage(shared.notCopied),
            }}
          />
        ) : (
          <p>
            <FormattedMessage {...messages.noAddress} />
          </p>
        )}
      </section>
      <form ref={box} className={styles.form} noValidate onSubmit={tell}>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.parcel} />
        </h2>
        {carriers.length > 0 ? (
          <SelectField
            {...field('carrier')}
            required
            placeholder={formatMessage(messages.chooseCarrier)}
            options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
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
