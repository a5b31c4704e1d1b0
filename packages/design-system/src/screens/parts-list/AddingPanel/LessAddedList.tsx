import type { BatchReason } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './AddingPanel.messages.ts';
import type { LessAdded } from './AddingPanel.tsx';
import styles from './LessAddedList.module.css';

/** Lines shown initially, and added with each press of the button. */
const STEP = 50;

const ICONS: Record<BatchReason, IconName> = { stock: 'package', limit: 'chevronUp', offSale: 'minus', full: 'cart' };

/** The lines of which fewer pieces were added than requested, or of which that is not known, each with the reason. */
export function LessAddedList({ lines }: { lines: readonly LessAdded[] }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(STEP);
  const left = lines.length - shown;
  return (
    <div>
      <ul aria-label={formatMessage(messages.less)}>
        {lines.slice(0, shown).map(({ key, name, colour, requested, added, reason, message }) => (
          <li key={key} className={styles.line}>
            <b>
              {name} {colour}
            </b>
            {reason !== undefined && message === undefined ? (
              <StatusLabel tone={reason === 'offSale' ? 'plain' : 'amber'} icon={{ name: ICONS[reason] }}>
                <FormattedMessage {...messages.reason} values={{ reason }} />
              </StatusLabel>
            ) : (
              <StatusLabel tone="amber" icon={{ name: 'alert' }}>
                {message || <FormattedMessage {...(message === undefined ? messages.noReason : messages.refused)} />}
              </StatusLabel>
            )}
            <span className={styles.quiet}>
              <FormattedMessage
                {...(added === undefined ? messages.gotUnknown : messages.got)}
                values={{ requested, added }}
              />
            </span>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button look="text" onClick={() => setShown(shown + STEP)}>
          <FormattedMessage {...messages.more} values={{ count: Math.min(left, STEP) }} />
        </Button>
      ) : null}
    </div>
  );
}
