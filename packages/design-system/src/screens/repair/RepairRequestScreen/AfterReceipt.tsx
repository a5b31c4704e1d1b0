import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { isTooLong } from './evidence-form.ts';
import { messages } from './RepairRequestScreen.messages.ts';
import type { RequestDetailsProps } from './RequestDetails.tsx';
import styles from './RepairRequestScreen.module.css';

type AfterReceiptProps = Pick<
  RequestDetailsProps,
  'request' | 'can' | 'busy' | 'stillMissing' | 'maxTextLength' | 'onFinish' | 'onReopen' | 'onStillMissing'
>;

/** Whether everything has arrived. What is still missing is reported once; after that an agent helps in the chat. */
export function AfterReceipt(props: AfterReceiptProps) {
  const { formatMessage } = useIntl();
  const { request, can, busy, stillMissing, onFinish } = props;
  const [isReporting, setReporting] = useState(stillMissing !== '');
  const canReopen = can('reopen', request);
  const texts = {
    ask: formatMessage(messages.finish),
    question: formatMessage(messages.finishAsk),
    yes: formatMessage(messages.finish),
    no: formatMessage(messages.finishNo),
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.complete} />
      </h2>
      <p>
        <FormattedMessage {...(canReopen ? messages.completeText : messages.reopenedText)} />
      </p>
      <div className={styles.choices}>
        {can('finish', request) ? (
          <ConfirmButton
            look={isReporting && canReopen ? 'outline' : 'main'}
            size="large"
            texts={texts}
            isBusy={busy === 'finish'}
            onConfirm={onFinish}
          />
        ) : null}
        {canReopen ? (
          <Button size="large" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
            <FormattedMessage {...messages.stillMissing} />
          </Button>
        ) : (
          <ButtonLink to={{ name: 'chat', order: request.number }} size="large" icon={<Icon name="chat" />}>
            <FormattedMessage {...messages.chat} />
          </ButtonLink>
        )}
      </div>
      {isReporting && canReopen ? <ReopenForm {...props} /> : null}
    </section>
  );
}

function ReopenForm({ stillMissing, maxTextLength, busy, onStillMissing, onReopen }: AfterReceiptProps) {
  const { formatMessage } = useIntl();
  const [wasSubmitted, setSubmitted] = useState(false);
  const isEmpty = stillMissing.trim() === '';
  const send = () => {
    setSubmitted(true);
    if (!isEmpty && !isTooLong(stillMissing, maxTextLength)) onReopen();
  };
  return (
    <>
      <TextArea
        label={formatMessage(messages.whatMissing)}
        hint={formatMessage(messages.whatMissingHint)}
        value={stillMissing}
        maxLength={maxTextLength}
        error={wasSubmitted && isEmpty ? formatMessage(messages.whatMissingEmpty) : undefined}
        onChange={onStillMissing}
      />
      <Button look="main" size="large" className={styles.send} isBusy={busy === 'reopen'} onClick={send}>
        <FormattedMessage {...messages.send} />
      </Button>
    </>
  );
}
