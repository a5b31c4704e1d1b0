import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { messages } from './NothingFound.messages.ts';
import { shortQuery } from './short-query.ts';
import styles from './NothingFound.module.css';

/** A link to the search with a corrected spelling. */
export const DidYouMean = ({ query }: { query: string }) => (
  <p className={styles.meant} role="status">
    <FormattedMessage
      {...messages.didYouMean}
      values={{
        query: (
          <Link key="query" to={{ name: 'search', query }}>
            {shortQuery(query)}
          </Link>
        ),
      }}
    />
  </p>
);
