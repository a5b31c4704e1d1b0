/** A figure and the word before it, or its unit behind it, which a space separates: 减 12, 5 元. */
const FIGURES = /(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=[元折件颗顆天张張种種])/gu;

/**
 * The name of a coupon, as the server sends it, with no-break spaces around figures, so that it breaks between its terms:
 * 满 89 | 减 12.
 */
export const couponName = (title: string): string => title.replace(FIGURES, '\u00A0');
