import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readCatalogue } from '@shop/mocks/catalogue';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../tools/compress.ts';
import { site } from '../tools/site.ts';

const PAGE = path.resolve(import.meta.dirname, 'calibration-page');
const BUILT = path.resolve(import.meta.dirname, '../.tmp/bench-calibration');
const CARDS = 24;

/**
 * A page of the given libraries with 24 plain cards, served as the shop is: the measure of the machine and of the
 * libraries, to which the shop's pages are compared.
 */
export async function openCalibration(): Promise<{ url: string; close: () => void }> {
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2022' },
  });
  const cards = readCatalogue()
    .moulds.slice(0, CARDS)
    .map(({ names, number }, id) => ({ id, name: names.en, number, price: 1 + id / 10 }));
  writeFileSync(path.join(BUILT, 'cards.json'), JSON.stringify(cards));
  compress(BUILT);
  const server = createServer(site(BUILT)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}
