import type { BatchReason } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';

import styles from '../dialogs.module.css';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import { messages } from './AddingPanel.messages.ts';
import { LessAddedList } from './LessAddedList.tsx';

/** A line of which fewer pieces were added than requested, or of which that is not known. */
export type LessAdded = {
  key: string;
  name: string;
  colour?: string;
  requested: number;
  /** Absent when the answer says nothing about the line: it may be in the cart or not. */
  added?: number | undefined;
  /** Absent when the server gave none. */
  reason?: BatchReason | undefined;
  /** Why the server refused the line, in its own words; then the reason does not count. */
  message?: string | undefined;
};

/** The progress of adding a list to the cart: lines done of all lines, and pieces added so far. */
export type Adding =
  | { state: 'running' | 'paused'; done: number; of: number; pieces: number }
  | { state: 'lost'; failure: Failure; done: number; of: number; pieces: number }
  | {
      state: 'done';
      of: number;
      pieces: number;
      less: readonly LessAdded[];
      /** Names of lines that were sent twice, since no answer came the first time, and may be in the cart twice. */
      unclear?: readonly string[];
    };

export type AddingPanelProps = {
  adding: Adding;
  onPause: () => void;
  /** Continues after a pause or a lost connection. */
  onResume: () => void;
  /** Closes the panel; never called while it runs. */
  onClose: () => void;
  /** Takes the pieces out of the cart again. */
  onUndo: () => void;
  isUndoing: boolean;
};

/**
 * The progress of adding a list to the cart. It can be paused, continues after a lost connection, and lists what was
 * not added.
 */
export function AddingPanel({ adding, onPause, onResume, onClose, onUndo, isUndoing }: AddingPanelProps) {
  const { formatMessage } = useIntl();
  const { state } = adding;
  const isUndoable = state === 'done' && adding.pieces > 0;
  return (
    <Dialog
      title={formatMessage(messages.title, { state })}
      onLeave={state === 'running' ? onPause : onClose}
      footer={
        state === 'done' ? (
          <>
            <MainLink to={{ name: 'cart' }} text={messages.toCart} />
            {isUndoable ? (
              <Button size="large" isBusy={isUndoing} onClick={onUndo}>
                <FormattedMessage {...messages.undo} />
              </Button>
            ) : null}
            <Back onClose={onClose} />
          </>
        ) : (
          <Ways state={state} onPause={onPause} onResume={onResume} onClose={onClose} />
        )
      }
    >
      {state === 'done' ? <Result {...adding} /> : <Progress {...adding} />}
    </Dialog>
  );
}

type WaysProps = Pick<AddingPanelProps, 'onPause' | 'onResume' | 'onClose'> & Pick<Adding, 'state'>;

/** The first button stays the same element until it is done, so that the focus stays on it. */
function Ways({ state, onPause, onResume, onClose }: WaysProps) {
  return (
    <>
      <Button
        look={state === 'running' ? 'outline' : 'main'}
        size="large"
        onClick={state === 'running' ? onPause : onResume}
      >
        <FormattedMessage {...(state === 'running' ? messages.pause : messages.resume)} />
      </Button>
      {state === 'running' ? null : <Back onClose={onClose} />}
    </>
  );
}

const Back = ({ onClose }: Pick<AddingPanelProps, 'onClose'>) => (
  <Button size="large" onClick={onClose}>
    <FormattedMessage {...messages.later} />
  </Button>
);

function Progress(adding: Exclude<Adding, { state: 'done' }>) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const { state, done, of, pieces } = adding;
  return (
    <>
      <ShareBar share={of > 0 ? done / of : 0} label={formatMessage(messages.bar)} />
      <div>
        <p>
          <FormattedMessage {...messages.progress} values={{ done, of, pieces }} />
        </p>
        <p role="status" className={styles.quiet}>
          {state === 'paused' ? <FormattedMessage {...messages.rest} values={{ left: of - done }} /> : null}
        </p>
      </div>
      {state === 'lost' ? (
        <Notice tone="red">
          <p>{failureMessages(adding.failure)}</p>
          <p>
            <FormattedMessage {...messages.lost} />
          </p>
        </Notice>
      ) : null}
    </>
  );
}

function Result({ of, pieces, less, unclear = [] }: Extract<Adding, { state: 'done' }>) {
  return (
    <>
      <Notice role="status" tone={less.length > 0 ? 'amber' : 'green'}>
        <FormattedMessage
          {...(less.length > 0 ? messages.some : messages.all)}
          values={{ of, pieces, less: less.length }}
        />
      </Notice>
      {unclear.length > 0 ? (
        <Notice tone="amber">
          <FormattedMessage {...messages.unclear} values={{ count: unclear.length }} />
          <ul>
            {unclear.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {less.length > 0 ? <LessAddedList lines={less} /> : null}
    </>
  );
}
