/**
 * Reads a quantity as people type it: full-width digits, `1,234` and spaces are understood. Anything else, such as
 * `1.5`, `1e9`, `-1` or words, is no quantity. 0 is read as 0; whether it is allowed is the stepper's to say.
 */
export function readQuantity(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return undefined;
  const quantity = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}
