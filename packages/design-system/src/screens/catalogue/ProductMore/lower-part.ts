/** The lower part of the product page as one chunk. */
export { PhoneBuying } from '../PhoneBuying/PhoneBuying.tsx';
export { RelatedParts } from '../RelatedParts/RelatedParts.tsx';
export { Reviews } from '../Reviews/Reviews.tsx';
