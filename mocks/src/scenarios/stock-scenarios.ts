import { stockServers, type Language } from '@shop/contracts';
import type { Shop } from '../core/shop.ts';
import { addStockContents } from './stock-contents.ts';

type Scenario = (shop: Shop) => void;

/** The languages in which a server of each version writes refusals and notices (reference: request headers). */
const MESSAGE_LANGUAGES: Record<keyof typeof stockServers, readonly Language[]> = {
  '5.4': ['zh-Hans', 'en'],
  '4.4': ['zh-Hans'],
};

function become(shop: Shop, version: keyof typeof stockServers): void {
  const { calls, fields } = stockServers[version];
  addStockContents(shop);
  for (const call of calls) shop.faults.push({ kind: 'unknown', call });
  shop.faults.push({ kind: 'omitted', fields });
  Object.assign(shop.state, {
    goodsKind: 'ordinary',
    deliveryRules: 'byPieces',
    listsCancelledOrders: false,
    languages: { content: 'zh-Hans', messages: MESSAGE_LANGUAGES[version] },
  });
}

/**
 * Servers as they are installed, without the calls and fields of our own: they sell ordinary goods with photos and two
 * specifications, charge delivery by pieces, and are written in Chinese. Applied after the scenarios that arrange
 * orders and carts.
 */
export const stockScenarios = {
  'the server is a stock CRMEB 5.4': (shop) => {
    become(shop, '5.4');
    shop.state.verification.needsSlider = true;
  },
  'the server is a stock CRMEB 4.4': (shop) => become(shop, '4.4'),
} satisfies Record<string, Scenario>;
