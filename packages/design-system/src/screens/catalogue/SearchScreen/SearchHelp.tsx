import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { PartRow, PartRowSkeleton } from '../../../commerce/PartRow/PartRow.tsx';
import { messages } from './SearchScreen.messages.ts';
import type { SearchScreenProps } from './SearchScreen.tsx';
import styles from './SearchHelp.module.css';

/**
 * What the search understands of parts, with examples as links, and the best sellers, which are left out if they fail to
 * load.
 */
export function SearchHelp({
  hasParts,
  hot,
  added,
  onAdd,
}: { hasParts: boolean } & Pick<SearchScreenProps, 'hot' | 'added' | 'onAdd'>) {
  const intl = useIntl();
  const text = (message: MessageDescriptor) => intl.formatMessage(message);
  const kinds: readonly (readonly [MessageDescriptor, readonly string[]])[] = [
    [messages.number, ['3020', 'GDS-541']],
    [messages.size, [text(messages.sizeExample), '1x2']],
    [messages.colour, [text(messages.colourExample)]],
    [messages.shape, [text(messages.shapeExample)]],
  ];
  const hasHot = hot.state === 'ready' && hot.value.length > 0;
  return (
    <>
      {hasParts ? (
        <section className={styles.tips}>
          <h2>
            <FormattedMessage {...messages.tips} />
          </h2>
          <dl>
            {kinds.map(([kind, examples]) => (
              <div key={kind.id as string}>
                <dt>
                  <FormattedMessage {...kind} />
                </dt>
                {examples.map((example) => (
                  <dd key={example}>
                    <Link to={{ name: 'search', query: example }}>{example}</Link>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {hasHot || hot.state === 'loading' ? (
        <section className={styles.hot}>
          <h2>
            <FormattedMessage {...messages.hot} />
          </h2>
          {hot.state === 'ready' ? (
            <PartRow products={hot.value} added={added} onAdd={onAdd} />
          ) : (
            <div aria-hidden="true">
              <PartRowSkeleton />
            </div>
          )}
        </section>
      ) : null}
    </>
  );
}
