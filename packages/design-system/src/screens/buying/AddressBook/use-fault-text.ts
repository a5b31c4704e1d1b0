import { useIntl } from 'react-intl';
import { messages } from './AddressForm.messages.ts';
import { NAME_LIMIT, type AddressFaults } from './check-address.ts';

const PHONE = { empty: 'phoneEmpty', short: 'phoneShort', long: 'phoneLong', strange: 'phoneStrange' } as const;

/** What is wrong with the fields that are typed in, in words. */
export function useFaultText() {
  const { formatMessage } = useIntl();
  return ({ recipient, phone, detail }: AddressFaults): { recipient?: string; phone?: string; detail?: string } => ({
    ...(recipient
      ? {
          recipient:
            recipient.kind === 'empty'
              ? formatMessage(messages.nameEmpty)
              : formatMessage(messages.nameLong, { over: recipient.over, limit: NAME_LIMIT }),
        }
      : {}),
    ...(phone
      ? { phone: formatMessage(messages[PHONE[phone.kind]], { digits: 'digits' in phone ? phone.digits : 0 }) }
      : {}),
    ...(detail ? { detail: formatMessage(messages.detailEmpty) } : {}),
  });
}
