/**
 * Packs numbers sorted by their leading digits: differences in base 36, letters after a dot; `!` before numbers without
 * leading digits.
 */
export function packNumbers(numbers: readonly string[]): string {
  let before = 0;
  return numbers
    .map((number) => {
      const [, digits, letters = ''] = /^([1-9]\d*)(.*)$/.exec(number) ?? [];
      if (digits === undefined || !Number.isSafeInteger(Number(digits))) return `!${number}`;
      const step = Number(digits) - before;
      before = Number(digits);
      return `${step === 0 ? '' : step.toString(36)}${letters === '' ? '' : `.${letters}`}`;
    })
    .join(' ');
}

/**
 * Packs groups of ascending indexes: the first is relative to the first of the previous group, the others to the one
 * before them.
 */
export function packGroups(groups: readonly (readonly number[])[]): string {
  let before = 0;
  return groups
    .map((group) => group.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map((group) => {
      const first = (group[0] ?? 0) - before;
      before = group[0] ?? 0;
      return [first, ...group.slice(1).map((place, at) => place - (group[at] ?? 0))]
        .map((step) => step.toString(36))
        .join('.');
    })
    .join(' ');
}

export const packPairs = (pairs: Iterable<readonly [string, string]>, sign = '='): string =>
  [...pairs]
    .map(([from, to]) => `${from}${sign}${to}`)
    .toSorted()
    .join(' ');
