import { useId } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { AddressText } from '../../../commerce/AddressCard/AddressText.tsx';
import { FactList } from '../../../commerce/FactList/FactList.tsx';
import type { RepairConfirmScreenProps } from './RepairConfirmScreen.tsx';
import { messages } from './RepairProblem.messages.ts';
import styles from './UnknownOutcome.module.css';

/** What was sent, to be read: asking again sends it as it is, so it cannot be changed. */
export function SentRequests({
  confirmation,
  addressBook: { addresses, chosen },
  message,
}: Pick<RepairConfirmScreenProps, 'confirmation' | 'addressBook' | 'message'>) {
  const heading = useId();
  const address = addresses.state === 'ready' ? addresses.value.find(({ id }) => id === chosen) : undefined;
  const facts = [
    ...(address ? [{ name: 'address', value: <AddressText address={address} /> } as const] : []),
    // After a reload they are not loaded: their confirmation would have another key.
    ...(confirmation.state === 'ready'
      ? [
          {
            name: 'requests',
            value: <FormattedList value={confirmation.value.entries.map(({ set }) => set.name)} />,
          } as const,
        ]
      : []),
    ...(message ? [{ name: 'message', value: message } as const] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.sent}>
      <h2 id={heading}>
        <FormattedMessage {...messages.sent} />
      </h2>
      <FactList facts={facts} messages={messages} />
    </section>
  );
}
