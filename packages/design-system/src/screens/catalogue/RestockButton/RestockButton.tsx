import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { messages } from './RestockButton.messages.ts';
import buying from '../ProductScreen/BuyBox.module.css';
import styles from './RestockButton.module.css';

export type RestockButtonProps = {
  /** `full`: there are as many alerts as can be, and none for this part. */
  alert: 'none' | 'set' | 'full';
  /** The most alerts that can be set. */
  most: number;
  onSet: () => void;
  onCancel: () => void;
};

/** Sets or removes an alert for a part that is sold out, below the buttons to buy. Says that no message is sent. */
export function RestockButton({ alert, most, onSet, onCancel }: RestockButtonProps) {
  const isSet = alert === 'set';
  const place = useRef<HTMLDivElement>(null);
  const wasSet = useRef(isSet);
  // Each button takes the place of the other: the focus stays there.
  useEffect(() => {
    if (wasSet.current !== isSet && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
    wasSet.current = isSet;
  }, [isSet]);
  return (
    <>
      <div ref={place} className={buying.actions}>
        {isSet ? (
          <Button key="cancel" size="large" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        ) : null}
        {alert === 'none' ? (
          <Button key="ask" size="large" onClick={onSet}>
            <FormattedMessage {...messages.ask} />
          </Button>
        ) : (
          <ButtonLink to={{ name: 'upload', view: 'restock' }} size="large">
            <FormattedMessage {...messages.all} />
          </ButtonLink>
        )}
      </div>
      <p className={styles.text} role="status">
        {alert === 'none' ? <FormattedMessage {...messages.how} /> : null}
        {isSet ? <FormattedMessage {...messages.isSet} /> : null}
        {alert === 'full' ? <FormattedMessage {...messages.full} values={{ most }} /> : null}
      </p>
    </>
  );
}
