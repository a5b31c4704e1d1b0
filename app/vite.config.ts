import path from 'node:path';
import formatjs from '@formatjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanContracts } from '../tools/lean-contracts.ts';
import { shortClassNames, shortWordIds } from '../tools/short-names.ts';
import { compiledMessages } from '../tools/vite-messages.ts';

/** Tells builds apart, so that a page whose chunk is gone reloads once for each build and no more. */
const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

/**
 * React Router's package leads every bundler to its development build, and names its components (`Form.displayName = …`) and
 * wraps them in calls that no bundler can know to be pure, so that none of the unused ones can be left out. This turns the
 * warnings off and marks the calls: 6 kB gzip less. It can go when `npm run bench -- bytes` is no larger without it.
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

/** TanStack Query carries the walking of infinite lists in every query; the shop has none (see `useLongList`): 1 kB gzip less. */
const leanQuery: Plugin = {
  name: 'lean-query',
  apply: 'build',
  transform: (_, id) =>
    /query-core[/\\].*[/\\]infiniteQueryBehavior\.js$/.test(id)
      ? {
          code: "const none = () => { throw new Error('This build has no infinite queries (app/vite.config.ts).'); };\nexport { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage };",
          map: null,
        }
      : undefined,
};

/** The chunks that every page needs right after its first paint: asked for in the document, behind what paints it. */
const BESIDE = /^(?:data|pictures|cards)$/;
const preloadBeside: Plugin = {
  name: 'preload-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((chunk) =>
        chunk.type === 'chunk' && BESIDE.test(chunk.name)
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

/** One file for the given libraries, which change rarely and compress better together. */
const LIBRARIES =
  /node_modules[/\\](?:\.pnpm[/\\][^/\\]+[/\\]node_modules[/\\])?(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|@formatjs|intl-messageformat|zustand|cookie|set-cookie-parser)[/\\]/;

/** The chat: its window, the line to the shop, and what of the browser it needs. */
const CHAT =
  /packages[/\\]chat-client[/\\]src[/\\]|[/\\]contracts[/\\]src[/\\]support[/\\](?!upload)|design-system[/\\]src[/\\]chat[/\\](?!Chat(?:Door|Screen)[/\\]|EmojiPanel[/\\](?:EmojiGrid|step-in-grid))|app[/\\]src[/\\](?:data[/\\]socket|session[/\\]chat-outbox|shell[/\\]ChatPopup|features[/\\]chat[/\\](?!chat-memory|chat-window|unread|tick-worker|chime|take-image|lead-by-talk))/;

const PACKAGES = path.resolve(import.meta.dirname, '../packages');
const LONG = { classes: {}, idOf: (id = '') => id };
/** Names that only programs read are counted (docs/notes/011); who develops reads them in full. */
const shortNames = () => ({
  classes: { generateScopedName: shortClassNames(PACKAGES) },
  idOf: shortWordIds(path.join(PACKAGES, 'design-system/src/messages/zh-Hans')),
});

export default defineConfig(({ mode }) => {
  const { classes, idOf } = mode === 'production' ? shortNames() : LONG;
  return {
    root: import.meta.dirname,
    // Source texts stay out of the bundle: every language, Chinese too, comes from its compiled words.
    plugins: [
      compiledMessages(idOf),
      formatjs({ removeDefaultMessage: true, overrideIdFn: (id = '') => idOf(id) }),
      react(),
      leanRouter,
      leanQuery,
      leanContracts(),
      preloadBeside,
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
      // What pages share is here with the first page, so a page's own list need name its style sheet only.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What only the chat needs, without what it shares: nothing of it may come before it is wanted (bench/bytes.test.ts). The emoji
              // are apart: pictures, names, and how a text is read for them.
              {
                name: 'emoji',
                priority: 4,
                test: /design-system[/\\]src[/\\]chat[/\\]emoji[/\\]/,
                includeDependenciesRecursively: false,
              },
              { name: 'chat', priority: 4, test: CHAT, includeDependenciesRecursively: false },
              // The chat's outbox and the parts lists of this browser are kept by it.
              {
                name: 'keeping',
                priority: 5,
                test: /node_modules[/\\].*[/\\]idb-keyval[/\\]/,
                includeDependenciesRecursively: false,
              },
              // Long lists of parts and of messages draw by it.
              {
                name: 'virtual',
                priority: 5,
                test: /node_modules[/\\].*[/\\]virtua[/\\]/,
                includeDependenciesRecursively: false,
              },
              { name: 'libraries', priority: 3, test: LIBRARIES },
              // What several pages share comes as one file: a dozen crumbs compress worse and cost a request each.
              {
                name: 'shop',
                priority: 2,
                minShareCount: 3,
                test: /design-system[/\\]src[/\\](?!pictures|commerce|messages[/\\](?:zh|en)|screens[/\\](?:buying|orders|aftersales|parts-list)|layout[/\\]AccountFrame|screens[/\\]shop[/\\](?!ProductGrid|PartRow|PartsScreen[/\\]PartsScreen\.messages|ProductCard[/\\](?:card-later|CardSkeleton))|elements[/\\](?:Icon[/\\]more|MoreButton|use-focus-after-removal|ConfirmButton|Checkbox|ChoiceCard|Field|QrCode|Text(?:Area|Field)|ImagesField|SelectField|StarsField|StateWord|Timeline|CopyText|Countdown[/\\](?!clock)|DateTime|FavouriteButton[/\\](?!favourites|use-)|SafeHtml|Steps|QuantityStepper|ColourSwatch|EmptyState|LazyScene|PartPicture[/\\](?:drawing-room|markup|PartScene)))|app[/\\]src[/\\](?!features[/\\](?:order|address|payment|refund|review|image|chat|offer|parts-list|cart[/\\](?:wanted|chosen|use-)|catalogue[/\\](?:product|list-length|list-wish|finding|pick|review))|routes[/\\](?:[a-z-]+[/\\])?(?:further-pages|facets-later|in-account|use-(?!adding)|ProductOf|product-extras)|session[/\\](?:recently|kept|seen-prices)|data[/\\](?:pages-of|send-image)|.*(?:\.calls|[/\\]call|strategies)\.ts)/,
              },
              // What the first page lends and later ones write: the shop's time, the favourites.
              {
                name: 'lent',
                priority: 3,
                test: /app[/\\]src[/\\]data[/\\]shop-clock|elements[/\\](?:Countdown[/\\]clock|FavouriteButton[/\\]favourites\.ts)/,
                includeDependenciesRecursively: false,
              },
              // The door to the shop's answers: sender, validators and what the pages ask, fetched beside the first paint.
              {
                name: 'data',
                priority: 1,
                test: /node_modules[/\\].*[/\\](?:ky|zod)[/\\]|[/\\]contracts[/\\]src[/\\](?!support|seckill|presale|coupon|favourite|order|payment|balance|refund|address|parts-list|cart[/\\]cart-add-batch|site[/\\]banner|catalogue[/\\](?:review|part-family|product-code|phone|category-blocks|good|recommended|facets|suggestions|hot))|app[/\\]src[/\\](?!features[/\\](?:chat|offer|favourite|order|address|payment|refund|review|parts-list|catalogue[/\\](?:finding|product\.))).*(?:\.calls|[/\\]call|strategies)\.ts/,
              },
              {
                name: 'pictures',
                priority: 1,
                test: /design-system[/\\]src[/\\](?:pictures[/\\](?!scene)|elements[/\\]PartPicture[/\\](?:drawing-room|markup))/,
              },
              {
                name: 'cards',
                priority: 1,
                test: /design-system[/\\]src[/\\](?:screens[/\\]shop[/\\]ProductCard[/\\](?!card-later|CardSkeleton)|elements[/\\](?:Icon[/\\]more|QuantityStepper|ColourSwatch))/,
              },
            ],
          },
        },
      },
    },
  };
});
