import type { CardProduct } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../elements/Link/Link.tsx';
import { Price } from '../../elements/Price/Price.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { messages } from './ProductCard.messages.ts';
import styles from './ProductCard.module.css';

/** A product in the conversation; the whole card links to it. */
export const ProductCard = ({ product }: { product: CardProduct }) => (
  <Link to={{ name: 'product', id: product.id }} look="plain" className={styles.card}>
    <span className={styles.picture}>
      <ProductPicture picture={product.picture} alt="" />
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{product.name || <FormattedMessage {...messages.unnamed} />}</span>
      <span className={styles.figures}>
        {product.price === undefined ? null : (
          <span className={styles.price}>
            <Price fen={product.price} size="small" />
          </span>
        )}
        {product.stock === undefined ? null : (
          <span>
            <FormattedMessage {...messages.stock} values={{ stock: product.stock }} />
          </span>
        )}
        {product.sales === undefined ? null : (
          <span>
            <FormattedMessage {...messages.sales} values={{ sales: product.sales }} />
          </span>
        )}
      </span>
    </span>
  </Link>
);
