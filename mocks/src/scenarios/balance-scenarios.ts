import { changeBalance } from '../balance/change-balance.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const DAY = 24 * 3_600_000;
const MANY_RECORDS = 64;
/** Days between two of many records. */
const DISTANCE = 2.7 * DAY;

/** Scenarios of the balance. The account `new` has no records. */
export const balanceScenarios = {
  'many balance records': (shop, params) => {
    const account = signedIn(shop, params);
    const now = shop.clock.now();
    for (let nth = MANY_RECORDS; nth > 0; nth -= 1) {
      const at = now - nth * DISTANCE;
      if (nth % 4 === 0) changeBalance(shop, account, { kind: 'topUp', amount: 5000, at });
      else changeBalance(shop, account, { kind: 'payment', amount: -(620 + ((nth * 137) % 900)), at });
    }
  },
  'top-ups are switched off': (shop) => {
    shop.state.hasTopUps = false;
  },
} satisfies Record<string, Scenario>;
