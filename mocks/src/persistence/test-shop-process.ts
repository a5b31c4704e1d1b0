/** A process that is a kept shop and nothing else, so that a test can kill it: `node test-shop-process.ts FILE`. Tells its parent where it answers, and to whom. */
import { startShopServer } from '../server.ts';

const { url, shop, tokenFor } = await startShopServer({ keepIn: process.argv[2] });
process.send?.({ url, token: tokenFor(), uniqueId: shop.known.uniqueId });
