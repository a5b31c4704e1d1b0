import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { maskedPhone } from '../../../commerce/masked-phone.ts';
import type { PhoneChange } from './phone-change.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { messages } from './PhoneSection.messages.ts';
import { PhoneNotice } from './PhoneNotice.tsx';
import styles from './ProfileScreen.module.css';

export type PhoneSectionProps = {
  /** The current number; '' for none. */
  phone: string;
  /** Absent where the shop sends no codes, or while that is unknown. */
  change: PhoneChange | undefined;
};

/** The phone number of the account, and the form to change it. */
export function PhoneSection({ phone, change }: PhoneSectionProps) {
  const area = useRef<HTMLElement>(null);
  const isOpen = change?.typed !== undefined;
  const wasOpen = useRef(isOpen);
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(
    function returnFocusToButton() {
      if (wasOpen.current && !isOpen) area.current?.querySelector('button')?.focus();
      wasOpen.current = isOpen;
    },
    [isOpen],
  );
  return (
    <section ref={area} className={styles.phone}>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={styles.current}>
        {phone ? <span>{maskedPhone(phone)}</span> : <FormattedMessage {...messages.none} />}
        {change && !isOpen ? (
          <Button
            onClick={() => {
              setTakesFocus(true);
              change.onTyped('');
            }}
          >
            <FormattedMessage {...(phone ? messages.change : messages.add)} />
          </Button>
        ) : null}
      </div>
      {change?.typed !== undefined ? <PhoneForm {...change} typed={change.typed} takesFocus={takesFocus} /> : null}
      {change ? <PhoneNotice result={change.result} /> : null}
    </section>
  );
}
