import { presaleStateAt } from '@shop/design-system/commerce/presale-state.ts';
import { pictureAddress, toYuanText, type Moment, type Picture, type Product } from '@shop/contracts';

/** Structured data about a page for search engines (schema.org). Addresses are absolute. */
type JsonLd = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const addressOf = (picture: Picture, origin: string) =>
  new URL(picture.kind === 'part' ? pictureAddress(picture) : picture.url, origin).href;

/** The blocks of a page: its product, if it has one, and its breadcrumbs; none without breadcrumbs. */
export function jsonLdOf(
  {
    product,
    breadcrumbs,
    canonical: url,
    description,
  }: {
    product: Product | undefined;
    breadcrumbs: readonly { label: string; url: string }[];
    canonical: string;
    description: string;
  },
  now: Moment,
): JsonLd[] {
  if (breadcrumbs.length === 0) return [];
  const { origin } = new URL(url);
  return [
    ...(product ? [productJsonLd(product, { url, description, origin, now })] : []),
    breadcrumbsJsonLd(breadcrumbs),
  ];
}

/** A product with its lowest and highest price. A rating only where there are reviews. */
export function productJsonLd(
  product: Product,
  { url, description, origin, now }: { url: string; description: string; origin: string; now: Moment },
): JsonLd {
  const prices = product.offers.length > 0 ? product.offers.map(({ price }) => price) : [product.price];
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description,
    url,
    image: addressOf(product.picture, origin),
    sku: product.id,
    mpn: product.part?.number,
    aggregateRating:
      product.reviewCount && product.goodReviewPercent !== undefined
        ? {
            '@type': 'AggregateRating',
            ratingValue: (product.goodReviewPercent / 20).toFixed(1),
            reviewCount: product.reviewCount,
          }
        : undefined,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: toYuanText(Math.min(...prices)),
      highPrice: toYuanText(Math.max(...prices)),
      offerCount: prices.length,
      availability: availabilityOf(product, now),
    },
  };
}

/** Absent for a presale that is not known to run: then the product can be ordered neither before nor from stock. */
function availabilityOf({ isOnSale, stock, presale }: Product, now: Moment): string | undefined {
  if (!isOnSale || stock <= 0) return `${CONTEXT}/OutOfStock`;
  if (!presale) return `${CONTEXT}/InStock`;
  return presaleStateAt(presale, now) === 'running' ? `${CONTEXT}/PreOrder` : undefined;
}

/** The breadcrumbs of a page, from the outermost to the page itself. */
export const breadcrumbsJsonLd = (breadcrumbs: readonly { label: string; url: string }[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url,
  })),
});
