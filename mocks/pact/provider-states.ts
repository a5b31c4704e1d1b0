import { states, type StateHandler, type StateName } from '@shop/contracts/verify';
import { MOBILE_CODE, WECHAT_CODE } from '../src/index.ts';
import type { ShopServer } from '../src/server.ts';

/** How the demo account signs in. */
const DEMO = { account: 'demo', password: 'pip-demo', phone: '13800138000', captcha: MOBILE_CODE, code: WECHAT_CODE };

/** What is there in the shop's state of now, by the names under which the pact asks for it. */
function suppliedBy(server: ShopServer, name: StateName): Record<string, string> {
  const there: Record<string, string | undefined> = { ...DEMO, ...server.shop.known, token: server.shop.signedInToken };
  return Object.fromEntries(
    states[name].supplies.map((key) => {
      const value = there[key];
      if (value === undefined)
        throw new Error(`The stand-in shop's scenario "${name}" has no ${key}, which its provider state promises.`);
      return [key, value];
    }),
  );
}

/** A handler for every provider state: the scenario of the same name, and what a test does to the shop in it. */
export function stateHandlersOf(
  server: ShopServer,
  afterwards: (shop: ShopServer['shop']) => void = () => undefined,
): Record<StateName, StateHandler> {
  const names = Object.keys(states) as StateName[];
  const handler =
    (name: StateName): StateHandler =>
    async () => {
      server.use(name);
      afterwards(server.shop);
      return suppliedBy(server, name);
    };
  return Object.fromEntries(names.map((name) => [name, handler(name)])) as Record<StateName, StateHandler>;
}
