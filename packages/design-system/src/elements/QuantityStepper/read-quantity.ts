/**
 * Parses a typed quantity: accepts full-width digits, `1,234` and spaces. Returns undefined for anything else, such as
 * `1.5`, `1e9`, `-1` or words. Returns 0 for 0; the stepper decides whether it is allowed.
 */
export function readQuantity(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return undefined;
  const quantity = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}
