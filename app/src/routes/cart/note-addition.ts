import type { showAddition } from './show-addition.ts';

/** `showAddition`, loaded when first needed. Where it cannot be loaded there is no note: the part is in the cart. */
export const noteAddition = (...args: Parameters<typeof showAddition>): void =>
  void import('./show-addition.ts').then((code) => code.showAddition(...args)).catch(() => undefined);
