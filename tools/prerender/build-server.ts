import path from 'node:path';
import { build } from 'vite';

/** Builds the bundle that renders pages into a folder. */
export const buildServer = (app: string, outDir: string): Promise<unknown> =>
  build({
    root: app,
    configFile: path.join(app, 'vite.config.ts'),
    // It warns that some code is both in the bundle and loaded later, which only matters to browsers.
    logLevel: 'error',
    build: { outDir, ssr: 'src/prerender/render-page.tsx' },
  });
