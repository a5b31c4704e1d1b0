import { useIntl } from 'react-intl';
import { messages } from './AddressForm.messages.ts';
import { MAX_NAME_LENGTH, type AddressErrors } from './validate-address.ts';

const PHONE = { empty: 'phoneEmpty', short: 'phoneShort', long: 'phoneLong', invalid: 'phoneInvalid' } as const;

/** The error messages of the text fields. */
export function useAddressErrorText() {
  const { formatMessage } = useIntl();
  const recipientText = (error: NonNullable<AddressErrors['recipient']>) =>
    error.kind === 'empty'
      ? formatMessage(messages.nameEmpty)
      : formatMessage(messages.nameLong, { over: error.over, limit: MAX_NAME_LENGTH });
  const phoneText = (error: NonNullable<AddressErrors['phone']>) =>
    formatMessage(messages[PHONE[error.kind]], { digits: 'digits' in error ? error.digits : 0 });
  return ({ recipient, phone, detail }: AddressErrors): { recipient?: string; phone?: string; detail?: string } => ({
    recipient: recipient && recipientText(recipient),
    phone: phone && phoneText(phone),
    detail: detail && formatMessage(messages.detailEmpty),
  });
}
