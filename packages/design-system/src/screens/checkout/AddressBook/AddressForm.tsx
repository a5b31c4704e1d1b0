import type { Address } from '@shop/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { AddressBookProps } from './AddressBook.tsx';
import { messages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import { AddressPaste } from './AddressPaste.tsx';
import { draftOf, NEW_ADDRESS, type AddressDraft } from './address-draft.ts';
import { errorsBeforeSubmit, validateAddress, toValidAddress } from './validate-address.ts';
import { RegionFields } from './RegionFields.tsx';
import { useAddressErrorText } from './use-address-error-text.ts';

export type AddressFormProps = Pick<AddressBookProps, 'regions' | 'saving' | 'onLoadRegions' | 'onSave'> & {
  /** Id of the address, NEW_ADDRESS for a new one. */
  id: string;
  address: Address | undefined;
  /** The unsaved draft from before. */
  savedDraft: AddressDraft | undefined;
  /** Whether the shopper opened it, so that it takes the focus. */
  takesFocus: boolean;
  onDraft: (draft: AddressDraft | undefined) => void;
  /** Absent when the form cannot be closed. */
  onClose: (() => void) | undefined;
};

/** The form of an address. A field shows its error on blur, and all fields on saving. */
export function AddressForm({
  id,
  address,
  savedDraft,
  regions,
  saving,
  takesFocus,
  onDraft,
  onLoadRegions,
  onSave,
  onClose,
}: AddressFormProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const errorText = useAddressErrorText();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isResumed, setResumed] = useState(savedDraft !== undefined);
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const draft = savedDraft ?? draftOf(address);
  const errors = validateAddress(draft, regions);
  const texts = errorText(tries > 0 ? errors : errorsBeforeSubmit(errors, blurred));

  const change = (changed: Partial<AddressDraft>) => onDraft({ ...draft, ...changed });
  const blur = (field: string) => setBlurred((others) => new Set([...others, field]));
  const save = () => {
    const valid = toValidAddress(id, draft, regions);
    if (valid) onSave(valid);
    else setTries(tries + 1);
  };
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [tries]);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.state !== 'busy') save();
      }}
    >
      <h3 id={heading} className={styles.heading}>
        <FormattedMessage {...(id === NEW_ADDRESS ? messages.add : messages.change)} />
      </h3>
      <div className={styles.fields}>
        {isResumed ? (
          <p className={styles.resumed}>
            <FormattedMessage {...messages.resumed} />
            <Button
              look="text"
              onClick={() => {
                setResumed(false);
                onDraft(undefined);
                form.current?.querySelector('input')?.focus();
              }}
            >
              <FormattedMessage {...messages.startOver} />
            </Button>
          </p>
        ) : null}
        <TextField
          label={formatMessage(messages.recipient)}
          name="name"
          autoComplete="name"
          required
          value={draft.recipient}
          error={texts.recipient}
          onChange={(recipient) => change({ recipient })}
          onBlur={() => blur('recipient')}
        />
        <TextField
          label={formatMessage(messages.phone)}
          type="tel"
          name="tel"
          autoComplete="tel"
          required
          value={draft.phone}
          error={texts.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => blur('phone')}
        />
        <RegionFields
          draft={draft}
          regions={regions}
          missingLevel={tries > 0 ? errors.region : undefined}
          onChange={change}
          onLoadRegions={onLoadRegions}
        />
        <TextField
          label={formatMessage(messages.detail)}
          name="address"
          autoComplete="street-address"
          required
          value={draft.detail}
          hint={formatMessage(messages.detailHint)}
          error={texts.detail}
          onChange={(detail) => change({ detail })}
        />
        <div className={styles.foot}>
          <Checkbox
            label={formatMessage(messages.asDefault)}
            isChecked={draft.isDefault}
            onChange={(isDefault) => change({ isDefault })}
          />
          <div className={styles.actions}>
            {onClose ? (
              <Button onClick={onClose}>
                <FormattedMessage {...messages.cancel} />
              </Button>
            ) : null}
            <Button type="submit" isBusy={saving.state === 'busy'}>
              <FormattedMessage {...messages.save} />
            </Button>
          </div>
        </div>
        {saving.state === 'failed' ? (
          <Notice tone="red">
            <FormattedMessage {...messages.notSaved} values={{ reason: failureText(saving.failure) }} />
          </Notice>
        ) : null}
      </div>
      <AddressPaste
        draft={draft}
        regions={regions}
        onDraft={onDraft}
        onFilled={() => setTries(tries + 1)}
        onLoadRegions={onLoadRegions}
      />
    </form>
  );
}
