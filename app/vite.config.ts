import formatjs from '@formatjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from '../tools/vite-messages.ts';
import { partMeshes } from '../tools/vite-meshes.ts';
import { partPictures } from '../tools/vite-pictures.ts';

/** Identifies the build, so that a page whose chunk is gone reloads only once for each build. */
const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

/** A path or package name with the separators of any system. */
const within = (pattern: string) => new RegExp(pattern.replaceAll('/', String.raw`[/\\]`));

/** What every page loads: packages, and scopes with all their packages. */
const REACT = ['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'];
const LIBRARIES = [...REACT, 'react-intl', 'intl-messageformat', '@formatjs', 'zustand', '@tanstack'];

/**
 * Modules that at least so many chunks need are put together, others stay with those that need them: one larger file
 * compresses better than many small ones, and costs one request. The first group that fits is taken.
 */
const GROUPS = [
  {
    name: 'libraries',
    minShareCount: 1,
    test: within(`/node_modules/(?:${LIBRARIES.join('|')})/`),
  },
  // Entities are small and depend on each other: together they are fewer files on the first pages.
  { name: 'data', minShareCount: 16, test: within('/node_modules/.*/(?:ky|zod)/|/contracts/src/.+/') },
  { name: 'components', minShareCount: 36, test: within('/design-system/src/(?:elements|layout|pictures|places)/') },
  // Without `data`, which loads ky and zod after the first paint.
  { name: 'shop', minShareCount: 36, test: within('/app/src/(?:browser|features|language|routes|session|shell)/') },
];

/**
 * V8 then compiles all functions of a file while it arrives, beside the main thread, and not one by one on it when they
 * run: for what every page runs (docs/notes/041). Other files are too small for it.
 */
const HINT = '//# allFunctionsCalledOnLoad';

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  // Default messages are removed from the code: every language, Chinese too, is loaded from its compiled messages.
  plugins: [
    compiledMessages(),
    ...(isSsrBuild || mode === 'without-pictures' ? [] : [partPictures(), partMeshes()]),
    formatjs({ removeDefaultMessage: true }),
    react(),
    ...(mode === 'mocks' ? [msw({ mode: 'worker-only' })] : []),
  ],
  resolve: {
    alias: [
      // Messages are compiled at build time, so the parser is not needed.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  define: {
    __BUILD_ID__: JSON.stringify(buildId),
    // Otherwise the bundle for Node asks at run time which React it wants.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  css: { modules: mode === 'production' ? { generateScopedName: '[hash:base64:5]' } : {} },
  worker: { format: 'es' },
  // The bundle that renders pages has all it needs, so that it runs where only the build was copied to.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The scripts that pages share come with the first page, so the list of what a page needs only has its style sheets.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? // A server that opens the next build gets its modules, and not those of this one.
        { output: { entryFileNames: '[name]-[hash].js' } }
      : {
          output: {
            postBanner: ({ name, isEntry }) => (isEntry || GROUPS.some((group) => group.name === name) ? HINT : ''),
            codeSplitting: { groups: GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at })) },
          },
        },
  },
}));
