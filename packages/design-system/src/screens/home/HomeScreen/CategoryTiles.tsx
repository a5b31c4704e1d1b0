import type { Category } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import styles from './CategoryTiles.module.css';
import { messages } from './HomeScreen.messages.ts';

/** Two rows of six: the home page shows the first categories, the parts page all of them. */
const SHOWN = 12;

/** The categories as pictures with names. */
export function CategoryTiles({
  categories,
  onRetry,
}: {
  categories: Loadable<readonly Category[]>;
  onRetry: () => void;
}) {
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>
        <FormattedMessage {...messages.categories} />
      </h2>
      <WhenReady of={categories} onRetry={onRetry} skeleton={<TilesSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <div className={styles.none}>
              <p>
                <FormattedMessage {...messages.noCategories} />
              </p>
              <ButtonLink to={{ name: 'parts' }}>
                <FormattedMessage {...messages.allParts} />
              </ButtonLink>
            </div>
          ) : (
            <ul className={styles.tiles}>
              {all.slice(0, SHOWN).map((category) => (
                <li key={category.id}>
                  <Link to={{ name: 'parts', category: category.id }} look="plain" className={styles.tile}>
                    <span className={styles.picture}>
                      <ProductPicture picture={category.picture} alt="" ground="none" />
                    </span>
                    <span>{category.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </WhenReady>
    </section>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <div key={at} className={styles.tile}>
          <span className={styles.picture} />
          <Skeleton width="5em" />
        </div>
      ))}
    </div>
  );
}
