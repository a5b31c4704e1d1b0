import type { RepairConfirmation } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressBook } from '../../../commerce/AddressBook/AddressBook.tsx';
import { openFormOf } from '../../../commerce/AddressBook/address-choosing.ts';
import type { AddressFormHandle } from '../../../commerce/AddressForm/AddressForm.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TotalsColumns } from '../../../commerce/TotalsColumns/TotalsColumns.tsx';
import { ConfirmedEntries } from './ConfirmedEntries.tsx';
import { messages } from './RepairConfirmScreen.messages.ts';
import type { RepairConfirmScreenProps } from './RepairConfirmScreen.tsx';
import styles from './RepairConfirmScreen.module.css';
import { RepairSummary } from './RepairSummary.tsx';

type RepairFormProps = Omit<RepairConfirmScreenProps, 'confirmation' | 'isUnavailable' | 'onAskAgain'> & {
  confirmation: RepairConfirmation;
};

/** What the shopper fills in before submitting, beside the price. */
export function RepairForm({
  confirmation,
  addressBook,
  message,
  acceptsShade,
  onMessage,
  onAcceptShade,
  onSubmit,
  ...summary
}: RepairFormProps) {
  const { formatMessage } = useIntl();
  const shade = useRef<HTMLDivElement>(null);
  const [isShadeMissing, setShadeMissing] = useState(false);
  const { addresses, chosen } = addressBook;
  const hasAddress = addresses.state === 'ready' && addresses.value.some(({ id }) => id === chosen);
  const form = useRef<AddressFormHandle>(null);
  const isFormOpen = openFormOf(addressBook) !== undefined;
  const submit = () => {
    // The price depends on the address, so it is seen before anything is submitted.
    if (isFormOpen) return form.current?.submit(addressBook.onSave);
    setShadeMissing(!acceptsShade);
    if (acceptsShade) onSubmit();
    else shade.current?.querySelector('input')?.focus();
  };
  return (
    <TotalsColumns>
      <div className={styles.choices}>
        <AddressBook {...addressBook} form={form} />
        <ConfirmedEntries entries={confirmation.entries} />
        <TextArea
          label={formatMessage(messages.message)}
          value={message}
          onChange={onMessage}
          maxLength={confirmation.terms.maxMessageLength}
        />
        <div ref={shade}>
          <FieldGroup
            label={<FormattedMessage {...messages.shadeLabel} />}
            hideLabel
            error={isShadeMissing && !acceptsShade ? formatMessage(messages.shadeMissing) : undefined}
          >
            <Checkbox label={formatMessage(messages.shade)} isChecked={acceptsShade} onChange={onAcceptShade} />
          </FieldGroup>
        </div>
      </div>
      <RepairSummary
        {...summary}
        confirmation={confirmation}
        hasAddress={hasAddress}
        isFormOpen={isFormOpen}
        messageLength={[...message].length}
        onSubmit={submit}
      />
    </TotalsColumns>
  );
}
