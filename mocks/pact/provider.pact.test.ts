import { verifyPact } from '@shop/contracts/verify';
import { startShopServer, type ShopServer } from '../src/server.ts';
import { stateHandlersOf } from './provider-states.ts';

let server: ShopServer;

beforeEach(async () => {
  server = await startShopServer({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

test('fulfils the whole pact over real HTTP', async () => {
  await verifyPact(server.url, stateHandlersOf(server));
});

test('reports which call violates the pact', async () => {
  const addFault = (shop: ShopServer['shop']) => shop.faults.push({ kind: 'malformed', call: 'cartList' });
  await expect(verifyPact(server.url, stateHandlersOf(server, addFault))).rejects.toThrow(
    /^(.*cartList: GET \/pc\/get_cart_list: .*\n?)+$/,
  );
});
