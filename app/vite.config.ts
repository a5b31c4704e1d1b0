import path from 'node:path';
import formatjs from '@formatjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanContracts } from '../tools/lean-contracts.ts';
import { shortClassNames, shortWordIds } from '../tools/short-names.ts';
import { compiledMessages } from '../tools/vite-messages.ts';
import { chunkGroups, PRELOADED_CHUNKS } from './vite-chunks.ts';

/** Identifies the build, so that a page whose chunk is gone reloads only once for each build. */
const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

/**
 * The package of React Router gives bundlers its development build. It sets `displayName` on its components and wraps
 * them in calls that bundlers cannot know to be pure, so unused components cannot be removed. This plugin turns the
 * warnings off and marks the calls as pure: 6 kB gzip less. It can be removed when `npm run bench -- bytes` reports no
 * more without it.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!/react-router[/\\]dist/.test(id)) return undefined;
    const lean = code
      .replace(/\bENABLE_DEV_WARNINGS = true;/g, 'ENABLE_DEV_WARNINGS = false;')
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    return { code: lean, map: null };
  },
};

/** Removes infinite queries from TanStack Query, which the shop does not use (see `useLongList`): 1 kB gzip less. */
const leanQuery: Plugin = {
  name: 'lean-query',
  apply: 'build',
  transform: (_, id) =>
    /query-core[/\\].*[/\\]infiniteQueryBehavior\.js$/.test(id)
      ? {
          code: `const none = () => { throw new Error('This build has no infinite queries (app/vite.config.ts).'); };
export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };`,
          map: null,
        }
      : undefined,
};

const preloadChunks: Plugin = {
  name: 'preload-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((chunk) =>
        chunk.type === 'chunk' && PRELOADED_CHUNKS.test(chunk.name)
          ? [
              {
                tag: 'link',
                attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${chunk.fileName}` },
                injectTo: 'head' as const,
              },
            ]
          : [],
      ),
  },
};

const PACKAGES = path.resolve(import.meta.dirname, '../packages');
const FULL_NAMES = { classes: {}, idOf: (id = '') => id };
/** Shortens class names and message ids in the production build (docs/notes/011); other builds have the full names. */
const shortNames = () => ({
  classes: { generateScopedName: shortClassNames(PACKAGES) },
  idOf: shortWordIds(path.join(PACKAGES, 'design-system/src/messages/zh-Hans')),
});

export default defineConfig(({ mode }) => {
  const { classes, idOf } = mode === 'production' ? shortNames() : FULL_NAMES;
  return {
    root: import.meta.dirname,
    // Default messages are removed from the code: every language, Chinese too, is loaded from its compiled messages.
    plugins: [
      compiledMessages(idOf),
      formatjs({ removeDefaultMessage: true, overrideIdFn: (id = '') => idOf(id) }),
      react(),
      leanRouter,
      leanQuery,
      leanContracts(),
      preloadChunks,
      ...(mode === 'mocks' ? [msw({ mode: 'worker-only' })] : []),
    ],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    define: { __BUILD_ID__: JSON.stringify(buildId) },
    css: { modules: classes },
    worker: { format: 'es' },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      manifest: true,
      assetsInlineLimit: 0,
      // What pages share is loaded with the first page, so the list of a page only needs its style sheets.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
  };
});
