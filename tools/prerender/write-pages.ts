import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@shop/contracts/language';
import { inLanguage } from '../../app/src/language/language.ts';
import { publicAddresses } from '../../app/src/prerender/public-pages.ts';
import { pageFile } from './page-file.ts';
import { openRenderer } from './renderer.ts';

/** Addresses that no page has, for the documents of the answers 404 and 400. */
export const NOT_FOUND = '/404';
export const BAD_REQUEST = '/400';

/**
 * Writes the documents of all public pages into a finished build, without data of any server: they show what is loading
 * as loading. `SHOP_ORIGIN` is the origin of the shop, for canonical addresses; without it there are none.
 */
export async function writePages(dist: string, origin = process.env.SHOP_ORIGIN): Promise<void> {
  const render = await openRenderer(dist);
  const write = async (address: string, isBadRequest = false) => {
    const { html } = await render({ address, origin, fetch: undefined, isBadRequest });
    const file = path.join(dist, pageFile(address) ?? '');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
  for (const address of publicAddresses) await write(address);
  for (const language of LANGUAGES) {
    await write(inLanguage(NOT_FOUND, language));
    await write(inLanguage(BAD_REQUEST, language), true);
  }
}
