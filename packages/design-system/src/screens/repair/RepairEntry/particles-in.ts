import type { RepairCartEntry } from '@shop/contracts';

/** The number of requested pieces. */
export const particlesIn = ({ lines }: Pick<RepairCartEntry, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
