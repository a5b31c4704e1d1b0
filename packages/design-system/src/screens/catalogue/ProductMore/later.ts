/** One chunk: what the lower part of the product page shows further down. */
export { PhoneBuying } from '../PhoneBuying/PhoneBuying.tsx';
export { RelatedParts } from '../RelatedParts/RelatedParts.tsx';
export { Reviews } from '../Reviews/Reviews.tsx';
