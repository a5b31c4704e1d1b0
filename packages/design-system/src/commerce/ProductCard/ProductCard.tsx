import type { ProductSummary } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourDots } from '../../elements/ColourSwatch/ColourDots.tsx';
import { FavouriteButton } from '../../elements/FavouriteButton/FavouriteButton.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Price } from '../../elements/Price/Price.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { BuyRow } from './BuyRow.tsx';
import { messages } from './ProductCard.messages.ts';
import styles from './ProductCard.module.css';
import { shownColour } from './shown-colour.ts';

export type ProductCardProps = {
  product: ProductSummary;
  /** How many pieces were just added to the cart; shown on the button. */
  quantityInCart?: number;
  /** @default 'idle' */
  adding?: 'idle' | 'busy' | 'added';
  /** Called with the quantity and the `uniqueId` of the shown colour. Without it the card links to the product page. */
  onAdd?: (quantity: number, uniqueId: string) => void;
  /**
   * Whether it has only name and number, until it comes into sight: for the document of a long list. @default false
   */
  isBrief?: boolean;
};

/** Below this stock the card shows how many are left. */
const LOW_STOCK = 100;

/** A product in a list: picture, name, price, and controls to add it to the cart. */
export function ProductCard({
  product,
  quantityInCart = 0,
  adding = 'idle',
  onAdd,
  isBrief = false,
}: ProductCardProps) {
  const intl = useIntl();
  const { part } = product;
  const colour = shownColour(product);
  const alt = colour ? intl.formatMessage(messages.alt, { name: product.name, colour: colour.name }) : product.name;
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-empty={isBrief || undefined}>
        {isBrief ? null : <ProductPicture picture={product.picture} alt={alt} />}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={{ name: 'product', id: product.id, colour: colour?.uniqueId }} look="card">
            {product.name}
          </Link>
        </h3>
        {part ? (
          <>
            <p className={styles.number}>
              <span className={styles.mono}>{part.number}</span>
              {colour ? <span className={styles.colour}>{colour.name}</span> : null}
            </p>
            {isBrief ? null : <ColourDots colours={part.colours} total={part.colourCount} />}
          </>
        ) : null}
      </div>
      {isBrief ? null : (
        <PriceAndControls
          product={product}
          colour={colour}
          quantityInCart={quantityInCart}
          adding={adding}
          onAdd={onAdd}
        />
      )}
    </article>
  );
}

type PriceAndControlsProps = Required<Pick<ProductCardProps, 'product' | 'quantityInCart' | 'adding'>> & {
  colour: ReturnType<typeof shownColour>;
  onAdd: ProductCardProps['onAdd'];
};

function PriceAndControls({ product, colour, quantityInCart, adding, onAdd }: PriceAndControlsProps) {
  const { stock = Infinity } = product;
  const isLow = stock > 0 && stock < LOW_STOCK;
  return (
    <>
      <FavouriteButton product={product} />
      <p className={styles.price}>
        <span>
          <Price fen={product.price} unit={product.unit} />{' '}
          {product.marketPrice === undefined ? null : <Price fen={product.marketPrice} tone="struck" />}
        </span>
        {isLow ? (
          <span className={styles.low}>
            <FormattedMessage {...messages.left} values={{ stock }} />
          </span>
        ) : null}
      </p>
      <BuyRow
        key={product.id}
        product={product}
        uniqueId={colour?.uniqueId}
        quantityInCart={quantityInCart}
        adding={adding}
        onAdd={onAdd}
      />
    </>
  );
}
