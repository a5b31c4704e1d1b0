/** Why a part is requested: it is missing, damaged, or another part was in the bag. */
export const REASONS = ['missing', 'damaged', 'wrong'] as const;
export type RepairReason = (typeof REASONS)[number];
