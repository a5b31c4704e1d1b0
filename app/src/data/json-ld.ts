import { pictureAddress, toYuanText, type Picture, type Product } from '@shop/contracts';

/** What machines read of a page (schema.org), as JSON-LD. Addresses are absolute. */
type Thing = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
const addressOf = (picture: Picture, origin: string) =>
  new URL(picture.kind === 'part' ? pictureAddress(picture) : picture.url, origin).href;

/** A product with the span of its prices; stars only where somebody gave any. */
export function productLd(
  product: Product,
  { url, description, origin }: { url: string; description: string; origin: string },
): Thing {
  const prices = product.offers.length > 0 ? product.offers.map(({ price }) => price) : [product.price];
  const { part } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description,
    url,
    image: addressOf(product.picture, origin),
    sku: product.id,
    ...(part ? { mpn: part.number } : {}),
    ...(product.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: (product.goodReviewPercent / 20).toFixed(1),
            reviewCount: product.reviewCount,
          },
        }
      : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: toYuanText(Math.min(...prices)),
      highPrice: toYuanText(Math.max(...prices)),
      offerCount: prices.length,
      availability: `${CONTEXT}/${!product.isOnSale || product.stock <= 0 ? 'OutOfStock' : product.presale ? 'PreOrder' : 'InStock'}`,
    },
  };
}

/** The way to a page, outermost first; the page itself last. */
export const breadcrumbLd = (trail: readonly { label: string; url: string }[]): Thing => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: url,
  })),
});
