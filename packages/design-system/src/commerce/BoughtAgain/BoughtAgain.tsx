import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../elements/WhenReady/use-failure-text.ts';
import type { BoughtAgainResult, MissingLine } from '../order-actions.ts';
import { useLineName } from '../PartName/PartName.tsx';
import { messages } from './BoughtAgain.messages.ts';
import styles from './BoughtAgain.module.css';

/**
 * What came of buying an order again: the parts that are missing in the cart, each with the reason. Moves into view,
 * because on a small phone other buttons are between it and the pressed one.
 */
export function BoughtAgain({ result: { kinds, missing } }: { result: BoughtAgainResult }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function moveIntoView() {
      if (missing.length > 0) box.current?.scrollIntoView?.({ block: 'nearest' });
    },
    [missing],
  );
  const isUnsure = missing.some(({ reason }) => reason === 'unanswered');
  const known = kinds > 0 ? messages.some : messages.none;
  // A part of which some pieces are missing counts once: among those that are missing.
  const complete = kinds - missing.filter(({ added }) => added > 0).length;
  const title = formatMessage(isUnsure ? messages.unsure : known, { complete, missing: missing.length });
  return (
    <div ref={box} role="status" className={styles.result}>
      <Notice
        tone="amber"
        title={title}
        action={
          <ButtonLink to={{ name: 'cart' }}>
            <FormattedMessage {...messages.toCart} />
          </ButtonLink>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be scrollable by keyboard */}
        <ul className={styles.missing} aria-label={title} tabIndex={0}>
          {missing.map((one) => (
            <li key={one.line.id}>
              <MissingPart {...one} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function MissingPart({ line, added, reason, failure }: MissingLine) {
  const failureText = useFailureText();
  const name = useLineName()(line);
  return (
    <>
      {name ? <b>{name}</b> : null}{' '}
      <FormattedMessage {...messages.pieces} values={{ added, quantity: line.quantity }} />{' '}
      <span className={styles.reason}>
        {failure ? failureText(failure) : <FormattedMessage {...messages.reason} values={{ reason }} />}
      </span>
    </>
  );
}
