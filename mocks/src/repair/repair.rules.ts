import { repairCartRules } from './repair-cart.rules.ts';
import { repairOrderRules } from './repair-order.rules.ts';
import { repairRequestRules } from './repair-request.rules.ts';

/** The repair cart and submitted requests. */
export const repairRules = [...repairCartRules, ...repairOrderRules, ...repairRequestRules];
