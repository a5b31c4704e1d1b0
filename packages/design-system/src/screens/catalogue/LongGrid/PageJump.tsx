import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Place } from '../../../places/places.ts';
import { messages } from './LongGrid.messages.ts';
import styles from './PageJump.module.css';

export type PageJumpProps = {
  /** Id of the target of the "skip the list" link. */
  id?: string;
  /** The page at the top of the window. */
  page: number;
  pages: number;
  /** The place of a page, as a real link for crawlers and new tabs. */
  toPlace: (page: number) => Place;
  onGo: (page: number) => void;
};

/** The current page of a long list with controls to go to another; nothing for a single page. */
export function PageJump({ id, page, pages, toPlace, onGo }: PageJumpProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState<string>();
  if (pages <= 1) return null;
  const goToTyped = () => {
    const wanted = Number.parseInt((typed ?? '').normalize('NFKC'), 10);
    setTyped(undefined);
    if (wanted >= 1 && wanted !== page) onGo(Math.min(wanted, pages));
  };
  const step = (to: number, rel: 'prev' | 'next') => {
    if (to < 1 || to > pages) return <span className={styles.step} />;
    return (
      <Link
        to={toPlace(to)}
        look="plain"
        rel={rel}
        className={styles.step}
        aria-label={formatMessage(rel === 'prev' ? messages.previous : messages.next)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onGo(to);
        }}
      >
        <Icon name={rel === 'prev' ? 'chevronUp' : 'chevronDown'} size={16} />
      </Link>
    );
  };
  const field = (
    <input
      key="page"
      className={styles.field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={formatMessage(messages.page)}
      value={typed ?? page}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
    />
  );
  return (
    <form
      id={id}
      tabIndex={-1}
      className={styles.jump}
      data-floats={page > 1 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        goToTyped();
      }}
    >
      <nav className={styles.pill} aria-label={formatMessage(messages.label)}>
        {step(page - 1, 'prev')}
        <span className={styles.text}>
          <FormattedMessage {...messages.pages} values={{ field, pages }} />
        </span>
        {step(page + 1, 'next')}
      </nav>
    </form>
  );
}
