import type { Address } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressText } from '../../../commerce/AddressCard/AddressText.tsx';
import type { AddressProblem, RemovedAddress } from '../../../commerce/AddressForm/address-editing.ts';
import { Button } from '../../../elements/Button/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import { messages } from './AddressesScreen.messages.ts';
import styles from './AddressesScreen.module.css';

export type RemovedAddressesProps = {
  removed: readonly RemovedAddress[];
  /** Ids of addresses that are being added again. */
  busy: ReadonlySet<string> | undefined;
  onRestore: (address: Address) => void;
  onForget: (id: string) => void;
};

/** The addresses that were just removed, to add them again. */
export function RemovedAddresses({ removed, busy, onRestore, onForget }: RemovedAddressesProps) {
  const heading = useId();
  if (removed.length === 0) return null;
  return (
    <section className={styles.removed} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage {...messages.removed} />
      </h2>
      <ul>
        {removed.map(({ address, problem }) => {
          const name = <VisuallyHidden>{`${address.recipient} ${address.detail}`}</VisuallyHidden>;
          return (
            <li key={address.id}>
              <AddressText address={{ ...address, isDefault: false }} />
              <div className={styles.actions}>
                <Button isBusy={busy?.has(address.id)} onClick={() => onRestore(address)}>
                  <FormattedMessage {...messages.restore} /> {name}
                </Button>
                {problem ? (
                  <Button look="text" onClick={() => onForget(address.id)}>
                    <FormattedMessage {...messages.forget} /> {name}
                  </Button>
                ) : null}
              </div>
              {problem ? <Problem problem={problem} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Problem({ problem: { state, failure } }: { problem: AddressProblem }) {
  const failureText = useFailureText();
  return (
    <p className={styles.problem}>
      <FormattedMessage
        {...(state === 'unknown' ? messages.restoreUnknown : messages.restoreFailed)}
        values={{ reason: failureText(failure) }}
      />
    </p>
  );
}
