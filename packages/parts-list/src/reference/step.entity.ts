/**
 * How a cell was read, in the order in which the readings are tried: a shop's key, a Gobricks number, an element id,
 * the number itself, the number tidied (case, zeros, `.dat`), an older or foreign number, another mould, without its
 * letter, an alternate, without its print. `direct` is a colour written as a hex value.
 */
export type StepName =
  | 'sku'
  | 'gds'
  | 'element'
  | 'exact'
  | 'tidied'
  | 'alias'
  | 'mould'
  | 'letter'
  | 'alternate'
  | 'blank'
  | 'direct';
export type Step = { name: StepName; from: string; to: string };
