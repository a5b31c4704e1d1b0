import type { Address } from '@shop/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../../elements/Button/Button.tsx';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { messages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import type { AddressEditing } from './address-editing.ts';
import { AddressPaste } from './AddressPaste.tsx';
import { draftOf, NEW_ADDRESS, type AddressDraft } from './address-draft.ts';
import { errorsBeforeSubmit, validateAddress, toValidAddress } from './validate-address.ts';
import { RegionFields } from './RegionFields.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useAddressErrorText } from './use-address-error-text.ts';

export type AddressFormProps = Pick<AddressEditing, 'regions' | 'saving' | 'onLoadRegions' | 'onSave'> & {
  /** Id of the address, NEW_ADDRESS for a new one. */
  id: string;
  /** Absent for a new address, and for one that was deleted elsewhere, which is then saved as a new one. */
  address: Address | undefined;
  /** The unsaved draft from before. */
  savedDraft: AddressDraft | undefined;
  /** Whether the shopper opened it, so that it takes the focus. */
  takesFocus: boolean;
  /** @default 'h3' */
  heading?: 'h2' | 'h3';
  /** `main` where saving is the main action of the view. @default 'outline' */
  saveLook?: ButtonLook;
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
  heading: Heading = 'h3',
  saveLook = 'outline',
  onDraft,
  onLoadRegions,
  onSave,
  onClose,
}: AddressFormProps) {
  const { formatMessage } = useIntl();
  const errorText = useAddressErrorText();
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isResumed, setResumed] = useState(savedDraft !== undefined);
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const draft = savedDraft ?? draftOf(address);
  const isGone = id !== NEW_ADDRESS && address === undefined;
  const errors = validateAddress(draft, regions);
  const texts = errorText(tries > 0 ? errors : errorsBeforeSubmit(errors, blurred));

  const change = (changed: Partial<AddressDraft>) => onDraft({ ...draft, ...changed });
  const blur = (field: string) => setBlurred((others) => new Set([...others, field]));
  const save = () => {
    const valid = toValidAddress(address?.id ?? NEW_ADDRESS, draft, regions);
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
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving.state !== 'busy') save();
      }}
    >
      <Heading id={headingId} className={styles.heading}>
        <FormattedMessage {...(address ? messages.change : messages.add)} />
      </Heading>
      <div className={styles.fields}>
        {isGone ? (
          <Notice tone="amber">
            <FormattedMessage {...messages.gone} />
          </Notice>
        ) : null}
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
          isStored
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
          isStored
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
            <Button type="submit" look={saveLook} isBusy={saving.state === 'busy'}>
              <FormattedMessage {...messages.save} />
            </Button>
          </div>
        </div>
        <SaveProblem saving={saving} />
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
