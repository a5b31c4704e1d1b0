import type { Address } from '@shop/contracts';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../../elements/Button/Button.tsx';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { messages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import type { AddressEditing } from './address-editing.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressPaste } from './AddressPaste.tsx';
import { draftOf, NEW_ADDRESS, type AddressDraft } from './address-draft.ts';
import { errorsBeforeSubmit, validateAddress } from './validate-address.ts';
import { SaveProblem } from './SaveProblem.tsx';
import { useAddressSubmission, type OnAddressComplete } from './use-address-submission.ts';
import { useAddressErrorText } from './use-address-error-text.ts';

/** Submits the form from outside, by the button that also does what the address is for. */
export type AddressFormHandle = { submit: (onComplete: OnAddressComplete) => void };

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
  handle?: Ref<AddressFormHandle> | undefined;
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
  handle,
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
  const problem = useRef<HTMLDivElement>(null);
  const draft = savedDraft ?? draftOf(address);
  const isGone = id !== NEW_ADDRESS && address === undefined;
  const { tries, reading, submit } = useAddressSubmission({
    form,
    id: address?.id ?? NEW_ADDRESS,
    draft,
    regions,
    onDraft,
    onLoadRegions,
  });
  const errors = validateAddress(draft, regions);
  const texts = errorText(tries > 0 ? errors : errorsBeforeSubmit(errors, blurred));

  const change = (changed: Partial<AddressDraft>) => onDraft({ ...draft, ...changed });
  const isBusy = saving.state === 'busy';
  useImperativeHandle(handle, () => ({ submit: (onComplete) => (isBusy ? undefined : submit(onComplete)) }));
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const isFailed = 'failure' in saving;
  useEffect(() => {
    // The button that submitted it may be far below.
    if (isFailed && !form.current?.contains(document.activeElement)) problem.current?.focus();
  }, [isFailed]);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit(onSave);
      }}
    >
      <Heading id={headingId} className={styles.heading}>
        <FormattedMessage {...(address ? messages.change : messages.add)} />
      </Heading>
      <AddressPaste pasted={draft.pasted} reading={reading} />
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
        <AddressFields
          draft={draft}
          regions={regions}
          texts={texts}
          missingLevel={tries > 0 ? errors.region : undefined}
          onChange={change}
          onBlur={(field) => setBlurred((others) => new Set([...others, field]))}
          onLoadRegions={onLoadRegions}
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
            <Button type="submit" look={saveLook} isBusy={isBusy}>
              <FormattedMessage {...messages.save} />
            </Button>
          </div>
        </div>
        <div ref={problem} tabIndex={-1}>
          <SaveProblem saving={saving} />
        </div>
      </div>
    </form>
  );
}
