import type { RepairTerms } from '@shop/contracts';

/** The limits and promises of the repair service (spec section 9); the price of a described part is the shop's. */
export const repairTermsOf = (): RepairTerms => ({
  windowDays: 90,
  maxParticles: 20,
  workingDays: 10,
  maxMessageLength: 150,
  describedPrice: 60,
});
