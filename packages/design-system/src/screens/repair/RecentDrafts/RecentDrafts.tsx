import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './RecentDrafts.messages.ts';
import styles from './RecentDrafts.module.css';

/** A request that is filled in partly. */
export type DraftSummary = {
  setNumber: string;
  /** '' when it is not known. */
  setName: string;
  particles: number;
  /** The step at which it goes on. */
  to: Place;
};

export type RecentDraftsProps = { drafts: readonly DraftSummary[]; onDelete: (setNumber: string) => void };

/** The requests that are filled in partly, the last changed first; nothing without any. */
export function RecentDrafts({ drafts, onDelete }: RecentDraftsProps) {
  const headingId = useId();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <Draft key={draft.setNumber} draft={draft} onDelete={() => onDelete(draft.setNumber)} />
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft, onDelete }: { draft: DraftSummary; onDelete: () => void }) {
  const { formatMessage } = useIntl();
  const number = formatMessage(messages.number, { number: draft.setNumber });
  const name = draft.setName || number;
  return (
    <li className={styles.draft}>
      <Link to={draft.to} look="plain" className={styles.link}>
        <b>{name}</b>
        <span className={styles.facts}>
          {draft.setName ? <span>{number}</span> : null}
          <span>
            <FormattedMessage {...messages.particles} values={{ count: draft.particles }} />
          </span>
        </span>
        <Icon name="chevronRight" />
      </Link>
      <ConfirmButton
        look="text"
        size="small"
        texts={{
          ask: formatMessage(messages.remove),
          about: name,
          question: formatMessage(messages.removeQuestion),
          yes: formatMessage(messages.yes),
          no: formatMessage(messages.no),
        }}
        onConfirm={onDelete}
      />
    </li>
  );
}
