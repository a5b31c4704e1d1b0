const SEPARATORS = /[\s\-–—_.]/g;

/** The number of letters in a text, without what separates its groups. */
export const lettersIn = (text: string): number => [...text.replaceAll(SEPARATORS, '')].length;

/** The place in a grouped text after a number of letters: before the separator that follows them. */
export function placeAfter(grouped: string, letters: number): number {
  let left = letters;
  for (let place = 0; place < grouped.length; place += 1) {
    if (left === 0) return place;
    if (!grouped.charAt(place).match(SEPARATORS)) left -= 1;
  }
  return grouped.length;
}
