/**
 * Reads a legacy element id: design number and two digits of LEGO's colour, so that `300121` is 3001 in 21, red.
 * Undefined if the part was never made in that colour. The letter of the mould is not in the id.
 */
export function legacyReading(
  id: string,
  colourOfLego: (code: string) => number | undefined,
  partOf: (number: string) => string | undefined,
  coloursOf: (part: string) => ReadonlySet<number>,
): { part: string; colour: number } | undefined {
  if (!/^[1-9]\d{4,5}$/.test(id)) return undefined;
  const colour = colourOfLego(String(Number(id.slice(-2))));
  if (colour === undefined) return undefined;
  const design = id.slice(0, -2);
  const part = ['', 'b', 'a', 'c', 'd']
    .map((letter) => partOf(`${design}${letter}`))
    .find((number) => number !== undefined && coloursOf(number).has(colour));
  return part === undefined ? undefined : { part, colour };
}

/** The legacy id of a part in a colour; `lego` is LEGO's number of the colour. */
export const legacyId = (part: string, lego: string): string => part.replace(/[a-z]$/, '') + lego.padStart(2, '0');
