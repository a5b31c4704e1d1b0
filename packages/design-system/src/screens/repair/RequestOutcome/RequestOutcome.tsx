import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice, type NoticeTone } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { ChangeOutcome } from '../request-changes.ts';
import { messages } from './RequestOutcome.messages.ts';

const TONES: Record<ChangeOutcome['kind'], NoticeTone> = { done: 'green', unknown: 'amber', failed: 'red' };

/**
 * What came of the last change of a request. It takes the focus, because the button that was pressed may be gone, unless
 * the state that the change led to has opened with its heading focused.
 */
export function RequestOutcome({ outcome }: { outcome: ChangeOutcome }) {
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function moveFocus() {
      if (outcome.kind !== 'done' || !document.activeElement?.matches('h1')) box.current?.focus();
    },
    // A later change has an outcome of its own: this one is removed when it begins.
    [outcome.kind],
  );
  return (
    <div ref={box} tabIndex={-1} role={outcome.kind === 'failed' ? undefined : 'status'}>
      <Notice tone={TONES[outcome.kind]}>
        {outcome.kind === 'failed' ? failureText(outcome.failure) : null}
        {outcome.kind === 'unknown' ? <FormattedMessage {...messages.unknown} /> : null}
        {outcome.kind === 'done' ? <FormattedMessage {...messages[outcome.change]} /> : null}
      </Notice>
    </div>
  );
}
