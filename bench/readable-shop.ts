import path from 'node:path';
import { startShopServer } from '@shop/mocks/server';
import { build } from 'vite';
import { onDemand } from '../tools/prerender/on-demand.ts';
import { fetchFrom, openRenderer } from '../tools/prerender/renderer.ts';
import { site } from '../tools/site.ts';

const APP = path.resolve(import.meta.dirname, '../app');
/** Its build, in the folders `dist` and `dist-server`. */
export const READABLE = path.resolve(import.meta.dirname, '../.tmp/bench-profile');

/** The shop as it is served, built for production but not minified, so that names can be read. */
export async function openReadableShop(): Promise<{ url: string; close: () => Promise<void> }> {
  const dist = path.join(READABLE, 'dist');
  const common = { root: APP, configFile: path.join(APP, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({ ...common, build: { outDir: dist, minify: false, sourcemap: true } });
  await build({
    ...common,
    build: { outDir: path.join(READABLE, 'dist-server'), ssr: 'src/prerender/render-page.tsx' },
  });
  let own = '';
  const documents = onDemand(await openRenderer(dist), {
    origin: () => own,
    fetch: (...request) => fetchFrom(own)(...request),
  });
  const { url, close } = await startShopServer({ port: 0, host: '127.0.0.1', site: site(dist, { documents }) });
  own = url;
  return { url, close };
}
