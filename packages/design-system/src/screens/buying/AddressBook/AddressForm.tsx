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
import { earlyFaults, faultsOf, toSave } from './check-address.ts';
import { RegionFields } from './RegionFields.tsx';
import { useFaultText } from './use-fault-text.ts';

export type AddressFormProps = Pick<AddressBookProps, 'regions' | 'saving' | 'onAskRegions' | 'onSave'> & {
  /** Of the address, NEW_ADDRESS for a new one. */
  id: string;
  address: Address | undefined;
  /** What was typed before and not saved. */
  typed: AddressDraft | undefined;
  /** Whether it was opened by the shopper, who then goes on in it. */
  takesFocus: boolean;
  onDraft: (draft: AddressDraft | undefined) => void;
  /** Without it the form stays. */
  onClose: (() => void) | undefined;
};

/** An address to fill in or change. Faults are told once a field is left, and all of them on saving. */
export function AddressForm({
  id,
  address,
  typed,
  regions,
  saving,
  takesFocus,
  onDraft,
  onAskRegions,
  onSave,
  onClose,
}: AddressFormProps) {
  const { formatMessage } = useIntl();
  const say = useFailureText();
  const faultWords = useFaultText();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isResumed, setResumed] = useState(typed !== undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const draft = typed ?? draftOf(address);
  const faults = faultsOf(draft, regions);
  const words = faultWords(tries > 0 ? faults : earlyFaults(faults, left));

  const type = (changed: Partial<AddressDraft>) => onDraft({ ...draft, ...changed });
  const leave = (field: string) => setLeft((others) => new Set([...others, field]));
  const save = () => {
    const sound = toSave(id, draft, regions);
    if (sound) onSave(sound);
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
              <FormattedMessage {...messages.afresh} />
            </Button>
          </p>
        ) : null}
        <TextField
          label={formatMessage(messages.recipient)}
          name="name"
          autoComplete="name"
          required
          value={draft.recipient}
          error={words.recipient}
          onChange={(recipient) => type({ recipient })}
          onBlur={() => leave('recipient')}
        />
        <TextField
          label={formatMessage(messages.phone)}
          type="tel"
          name="tel"
          autoComplete="tel"
          required
          value={draft.phone}
          error={words.phone}
          onChange={(phone) => type({ phone })}
          onBlur={() => leave('phone')}
        />
        <RegionFields
          draft={draft}
          regions={regions}
          fault={tries > 0 ? faults.region : undefined}
          onChange={type}
          onAskRegions={onAskRegions}
        />
        <TextField
          label={formatMessage(messages.detail)}
          name="address"
          autoComplete="street-address"
          required
          value={draft.detail}
          hint={formatMessage(messages.detailHint)}
          error={words.detail}
          onChange={(detail) => type({ detail })}
        />
        <div className={styles.foot}>
          <Checkbox
            label={formatMessage(messages.asDefault)}
            isChecked={draft.isDefault}
            onChange={(isDefault) => type({ isDefault })}
          />
          <div className={styles.acts}>
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
            <FormattedMessage {...messages.notSaved} values={{ why: say(saving.failure) }} />
          </Notice>
        ) : null}
      </div>
      <AddressPaste
        draft={draft}
        regions={regions}
        onDraft={onDraft}
        onFilled={() => setTries(tries + 1)}
        onAskRegions={onAskRegions}
      />
    </form>
  );
}
