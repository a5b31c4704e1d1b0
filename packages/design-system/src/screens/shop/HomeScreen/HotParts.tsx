import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { PartRow, PartRowSkeleton } from '../PartRow/PartRow.tsx';
import type { HomeScreenProps } from './HomeScreen.tsx';
import { messages } from './HomeScreen.messages.ts';
import styles from './HomeScreen.module.css';

/** One row of what sells best. */
export function HotParts({ hot, added, onAdd, onRetry }: Pick<HomeScreenProps, 'hot' | 'added' | 'onAdd' | 'onRetry'>) {
  return (
    <section>
      <div className={styles.heading}>
        <h2><FormattedMessage {...messages.hot} /></h2>
        <Link to={{ name: 'parts', sort: 'sales' }} className={styles.all}>
          <FormattedMessage {...messages.allParts} />
          <Icon name="chevronRight" size={16} />
        </Link>
      </div>
      <WhenReady of={hot} onRetry={onRetry} skeleton={<PartRowSkeleton />}>
        {(products) => (products.length === 0 ? <p><FormattedMessage {...messages.noHot} /></p> : <PartRow products={products} added={added} onAdd={onAdd} />)}
      </WhenReady>
    </section>
  );
}
