import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { ImagesField } from '../../../elements/ImagesField/ImagesField.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { EventImages } from './EventImages.tsx';
import { evidenceProblem, MAX_EVIDENCE_IMAGES } from './evidence-form.ts';
import { messages } from './RepairRequestScreen.messages.ts';
import type { RequestDetailsProps } from './RequestDetails.tsx';
import styles from './RepairRequestScreen.module.css';

type EvidenceCardProps = Pick<
  RequestDetailsProps,
  | 'request'
  | 'evidence'
  | 'maxTextLength'
  | 'busy'
  | 'onEvidenceText'
  | 'onAddImages'
  | 'onRemoveImage'
  | 'onTryImageAgain'
  | 'onSendEvidence'
>;

/** The agent's question, and the answer to it: a text, images, or both. */
export function EvidenceCard({ request, evidence, maxTextLength, busy, ...on }: EvidenceCardProps) {
  const { formatMessage } = useIntl();
  const [wasSubmitted, setSubmitted] = useState(false);
  const question = request.history.findLast(({ status }) => status === 'needInfo');
  const problem = wasSubmitted ? evidenceProblem(evidence, maxTextLength) : undefined;
  const send = () => {
    setSubmitted(true);
    if (!evidenceProblem(evidence, maxTextLength)) on.onSendEvidence();
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.question} />
      </h2>
      {question ? (
        <blockquote className={styles.quote}>
          {question.note ? <p className={styles.text}>{question.note}</p> : null}
          {question.images.length > 0 ? <EventImages images={question.images} /> : null}
          <footer className={styles.quiet}>
            {question.actorName} <DateTime moment={question.at} style="near" />
          </footer>
        </blockquote>
      ) : null}
      <TextArea
        label={formatMessage(messages.answer)}
        value={evidence.text}
        maxLength={maxTextLength}
        error={problem?.kind === 'empty' ? formatMessage(messages.answerEmpty) : undefined}
        onChange={on.onEvidenceText}
      />
      <ImagesField
        label={formatMessage(messages.images)}
        images={evidence.images}
        most={MAX_EVIDENCE_IMAGES}
        error={problem?.kind === 'unsent' ? formatMessage(messages.imagesUnsent) : undefined}
        onAdd={on.onAddImages}
        onRemove={on.onRemoveImage}
        onTryAgain={on.onTryImageAgain}
      />
      <Button look="main" size="large" className={styles.send} isBusy={busy === 'sendEvidence'} onClick={send}>
        <FormattedMessage {...messages.send} />
      </Button>
    </section>
  );
}
