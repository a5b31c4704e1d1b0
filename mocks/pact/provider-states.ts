import { shanghaiDay } from '@shop/contracts';
import { states, type StateHandler, type StateName } from '@shop/contracts/verify';
import { MOBILE_CODE, WECHAT_CODE } from '../src/index.ts';
import type { ShopServer } from '../src/server.ts';

/** The credentials of the demo account. */
const DEMO = { account: 'demo', password: 'pip-demo', phone: '13800138000', captcha: MOBILE_CODE, code: WECHAT_CODE };

/** The values that the pact requires in this state, from the current scenario. */
function suppliedBy(server: ShopServer, name: StateName): Record<string, string> {
  const values: Record<string, string | undefined> = {
    ...DEMO,
    boughtOn: shanghaiDay(server.shop.clock.now()),
    ...server.shop.known,
    token: server.shop.signedInToken,
  };
  return Object.fromEntries(
    states[name].supplies.map((key) => {
      const value = values[key];
      if (value === undefined)
        throw new Error(`The stand-in shop's scenario "${name}" has no ${key}, which its provider state promises.`);
      return [key, value];
    }),
  );
}

/** A handler for every provider state: starts the scenario of the same name, then calls `afterwards`. */
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
