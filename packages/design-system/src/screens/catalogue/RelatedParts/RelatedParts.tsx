import type { ProductSummary, RelatedPart, Relation } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages } from './RelatedParts.messages.ts';
import styles from './RelatedParts.module.css';

/** The relations that most often help to choose the right part come first. */
const ORDER: readonly Relation[] = ['mould', 'alternate', 'pair', 'print', 'piece'];

/** Related parts, grouped by relation; renders nothing if there are none. */
export function RelatedParts({ related }: { related: readonly RelatedPart[] }) {
  const groups = ORDER.map((relation) => ({
    relation,
    products: related.filter((each) => each.relation === relation).map(({ product }) => product),
  })).filter(({ products }) => products.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      {groups.map(({ relation, products }) => (
        <div key={relation}>
          <h3>
            <FormattedMessage {...messages[relation]} />
          </h3>
          <ul className={styles.parts}>
            {products.map((product) => (
              <Tile key={product.id} product={product} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A small card: there may be forty prints of one tile. */
function Tile({ product: { id, name, picture, price, unit, part } }: { product: ProductSummary }) {
  return (
    <li className={styles.tile}>
      <span>
        <ProductPicture picture={picture} alt="" />
      </span>
      <span className={styles.text}>
        <Link to={{ name: 'product', id }} look="plain" className={styles.link}>
          {name}
        </Link>
        <span className={styles.number}>{part?.number}</span>
        <Price fen={price} unit={unit} size="small" />
      </span>
    </li>
  );
}
