import type { Category } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages as linkMessages } from './NothingFound.messages.ts';
import styles from './NothingFound.module.css';
import { messages } from './SearchScreen.messages.ts';

/** Below the title that says so: a search without results, with links to all parts, the upload, the chat and the categories. */
export function NothingFound({
  hasParts,
  categories,
}: {
  /** Whether the shop finds parts by number, size and colour. */
  hasParts: boolean;
  categories: Loadable<readonly Category[]>;
}) {
  const { formatMessage } = useIntl();
  const tops = categories.state === 'ready' ? categories.value : [];
  return (
    <>
      <EmptyState
        text={formatMessage(hasParts ? messages.noneText : messages.noneOtherText)}
        action={
          <span className={styles.actions}>
            <MainLink to={{ name: 'parts' }} text={messages.all} />
            <ButtonLink to={{ name: 'upload' }} size="large">
              <FormattedMessage {...linkMessages.upload} />
            </ButtonLink>
            <ButtonLink to={{ name: 'chat' }} size="large">
              <FormattedMessage {...linkMessages.ask} />
            </ButtonLink>
          </span>
        }
      />
      {tops.length > 0 ? (
        <nav className={styles.kinds} aria-label={formatMessage(linkMessages.browse)}>
          <h2>
            <FormattedMessage {...linkMessages.browse} />
          </h2>
          <ul>
            {tops.map(({ id, name }) => (
              <li key={id}>
                <Link to={{ name: 'parts', category: id }}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
