/**
 * A persisted shop in a process of its own, which a test can kill: `node test-shop-process.ts FILE`. Sends its URL and
 * a token to the parent process.
 */
import { startShopServer } from '../server.ts';

const { url, shop, tokenFor } = await startShopServer({ databaseFile: process.argv[2] });
process.send?.({ url, token: tokenFor(), uniqueId: shop.known.uniqueId });
