import { stockServers } from '@shop/contracts';
import type { Shop } from '../core/shop.ts';

type Scenario = (shop: Shop) => void;

function become(shop: Shop, version: keyof typeof stockServers): void {
  const { calls, fields } = stockServers[version];
  for (const call of calls) shop.faults.push({ kind: 'unknown', call });
  shop.faults.push({ kind: 'omitted', fields });
}

/** Servers as they are installed, without the calls and fields of our own. */
export const stockScenarios = {
  'the server is a stock CRMEB 5.4': (shop) => {
    become(shop, '5.4');
    shop.state.verification.needsSlider = true;
  },
  'the server is a stock CRMEB 4.4': (shop) => become(shop, '4.4'),
} satisfies Record<string, Scenario>;
