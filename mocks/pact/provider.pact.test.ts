import { verifyPact } from '@shop/contracts/verify';
import { startShopServer, type ShopServer } from '../src/server.ts';
import { stateHandlersOf } from './provider-states.ts';

let server: ShopServer;

beforeEach(async () => {
  server = await startShopServer({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

test('the stand-in shop answers everything that the pact asks for, over real HTTP', async () => {
  await verifyPact(server.url, stateHandlersOf(server));
});

test('a shop that answers one call wrongly is told which', async () => {
  const spoil = (shop: ShopServer['shop']) => shop.troubles.push({ kind: 'malformed', call: 'cartList' });
  await expect(verifyPact(server.url, stateHandlersOf(server, spoil))).rejects.toThrow(
    /^(.*cartList: GET \/pc\/get_cart_list: .*\n?)+$/,
  );
});
