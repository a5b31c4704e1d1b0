import { useIntl } from 'react-intl';
import { TextField } from '../../elements/TextField/TextField.tsx';
import type { AddressDraft } from './address-draft.ts';
import { messages } from './AddressForm.messages.ts';
import { RegionFields, type RegionFieldsProps } from './RegionFields.tsx';
import type { useAddressErrorText } from './use-address-error-text.ts';

export type AddressFieldsProps = Pick<RegionFieldsProps, 'regions' | 'missingLevel' | 'onLoadRegions'> & {
  draft: AddressDraft;
  texts: ReturnType<ReturnType<typeof useAddressErrorText>>;
  onChange: (changed: Partial<AddressDraft>) => void;
  onBlur: (field: 'recipient' | 'phone') => void;
};

/** Recipient, phone number, region and street of an address. */
export function AddressFields({ draft, texts, onChange, onBlur, ...region }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage(messages.recipient)}
        name="name"
        autoComplete="name"
        required
        isStored
        value={draft.recipient}
        error={texts.recipient}
        onChange={(recipient) => onChange({ recipient })}
        onBlur={() => onBlur('recipient')}
      />
      <TextField
        label={formatMessage(messages.phone)}
        type="tel"
        name="tel"
        autoComplete="tel"
        required
        value={draft.phone}
        error={texts.phone}
        onChange={(phone) => onChange({ phone })}
        onBlur={() => onBlur('phone')}
      />
      <RegionFields {...region} draft={draft} onChange={onChange} />
      <TextField
        label={formatMessage(messages.detail)}
        name="address"
        autoComplete="street-address"
        required
        isStored
        value={draft.detail}
        hint={formatMessage(messages.detailHint)}
        error={texts.detail}
        onChange={(detail) => onChange({ detail })}
      />
    </>
  );
}
