// Which folder may import which. Each rule has a sentence that is printed with every violation.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Tests, stories and what only they use: rules about shipped code do not apply to them. */
const TEST_SUPPORT = '\\.(test|stories)\\.tsx?$|(^|/)(fixtures[a-z-]*|test-[a-z-]+)(\\.tsx?$|/)';
/** Folders whose code is shipped to shoppers or runs in the stand-in shop. */
const SHIPPED = '^(app|contracts|mocks|packages/[^/]+)/src/';
const WORKSPACE = '^(app|contracts|mocks|packages)/';
/** pnpm installs packages at node_modules/.pnpm/<name>@<version>/node_modules/<name>. */
const lib = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

/** Values of the contracts, apart from languages, headers and rules, which import no validators. */
const contractsValue = {
  path: '^contracts/',
  pathNot: ['^contracts/src/(language|headers)\\.ts$', '^contracts/src/[^/]+/[a-z-]+\\.rules\\.ts$'],
  dependencyTypesNot: ['type-only'],
};

export default {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two files import each other: merge them, or move what both need into a third file. (Type-only imports within a folder are allowed.)',
    ),
    forbid(
      'resolvable',
      { path: WORKSPACE },
      { couldNotResolve: true },
      'This import cannot be resolved: the file does not exist, the package is not installed, or the exports of its package.json lack this path.',
    ),
    forbid(
      'package-entries-only',
      { path: '^(app|contracts|mocks|packages/[^/]+|bench|\\.storybook)/' },
      { path: '^(app|contracts|mocks|packages/[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
      'Import another package by its name (`@shop/…`), not by a path into its folder.',
    ),
    forbid(
      'declared-dependencies',
      { path: SHIPPED, pathNot: TEST_SUPPORT },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
      'Shipped code may import only what its own package.json lists under dependencies.',
    ),
    forbid(
      'own-dependencies',
      { path: '^(app|bench|contracts|mocks|packages/[^/]+)/' },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: lib('vitest', 'storybook', '@storybook/[^/]+', '@playwright/test'),
      },
      'Each package lists what it imports in its own package.json, tests included. Only the runners of tests and stories are installed at the root.',
    ),
    forbid(
      'test-tools-stay-in-tests',
      { path: SHIPPED, pathNot: TEST_SUPPORT },
      { path: lib('vitest', '@testing-library/[^/]+', '@storybook/[^/]+', 'storybook', 'fast-check', 'jsdom') },
      'Test tools belong in *.test and *.stories files; a shopper must not download them.',
    ),
    forbid(
      'no-imports-of-tests',
      { path: SHIPPED, pathNot: TEST_SUPPORT },
      { path: '\\.(test|stories)\\.tsx?$' },
      'Nothing imports a test or a story: move what both need into a file of its own.',
    ),
    forbid(
      'fixtures-stay-in-stories',
      { path: '^(app|packages/[^/]+)/src/', pathNot: TEST_SUPPORT },
      { path: '^(app|packages/[^/]+)/src/.*/fixtures[a-z-]*(\\.tsx?$|/)' },
      'Invented values are for stories and tests; a screen gets its data by props.',
    ),

    forbid(
      'contracts-independent',
      { path: '^contracts/' },
      { path: WORKSPACE, pathNot: '^contracts/' },
      'Contracts depend on no other package of the workspace: the stand-in shop and the app are built on them.',
    ),
    forbid(
      'contracts-import-only-zod',
      { path: '^contracts/src/', pathNot: TEST_SUPPORT },
      { pathNot: ['^contracts/', 'node_modules/zod/mini/'] },
      'Contracts import only `zod/mini` (6 kB gzip instead of 24), so that every tool and every page can afford them.',
    ),
    forbid(
      'contract-rules-without-validators',
      { path: '^contracts/src/.*\\.rules\\.ts$' },
      { pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
      'Rules of a contract are for pages too, so they import other rules and types only (docs/notes/002).',
    ),

    forbid(
      'mocks-import-only-contracts',
      { path: '^mocks/', pathNot: TEST_SUPPORT },
      { path: WORKSPACE, pathNot: ['^mocks/', '^contracts/'] },
      'The stand-in shop is the server: it depends on the contracts and on nothing of the client.',
    ),
    forbid(
      'mocks-external-packages',
      { path: '^mocks/src/', pathNot: TEST_SUPPORT },
      {
        pathNot: ['^mocks/', '^contracts/', lib('msw', 'mock-socket', 'ws', '@noble/ciphers', '@vant/area-data')],
        dependencyTypesNot: ['core'],
      },
      'The stand-in shop depends on the contracts, Node, its three drivers (msw, mock-socket, ws), the cipher of the slider captcha and the list of regions only.',
    ),

    forbid(
      'screens-are-pure',
      { path: '^packages/design-system/' },
      { path: ['^app/', '^mocks/', lib('react-router(-dom)?', 'ky', '@tanstack/[^/]+', 'zustand', 'msw')] },
      'A screen takes props and raises events. Move the data work to app/src/routes.',
    ),
    forbid(
      'design-system-contract-types-only',
      { path: '^packages/design-system/', pathNot: TEST_SUPPORT },
      contractsValue,
      'Screens use the types of the contracts only: write `import type`. A codec here would load zod with the first page.',
    ),
    forbid(
      'design-system-dependencies',
      { path: '^packages/design-system/src/', pathNot: TEST_SUPPORT },
      {
        path: 'node_modules/',
        pathNot: lib('react', 'react-intl', '@base-ui/react', 'dompurify', 'uqr', 'virtua'),
        dependencyTypesNot: ['type-only'],
      },
      'The design system depends on react, react-intl, Base UI, dompurify, uqr and virtua only, because every screen loads what it imports. Another dependency needs a note in docs/notes.',
    ),
    forbid(
      'virtual-lists',
      {
        path: '^packages/design-system/src/',
        pathNot: [
          '^packages/design-system/src/(chat|screens/catalogue/LongGrid|screens/parts-list/ListTable)/',
          TEST_SUPPORT,
        ],
      },
      { path: lib('virtua') },
      'The virtual list is for the chat, LongGrid and the rows of a parts list (docs/notes/012, 013, 019). Another use needs a note in docs/notes.',
    ),
    forbid(
      'design-system-logic-types-only',
      { path: '^packages/design-system/', pathNot: TEST_SUPPORT },
      { path: '^packages/(chat-client|parts-list)/', dependencyTypesNot: ['type-only'] },
      'Screens show the state of the chat or of a parts list and do not work on it: write `import type` and pass what they need as props.',
    ),
    forbid(
      'pictures-independent',
      { path: '^packages/design-system/src/pictures/', pathNot: TEST_SUPPORT },
      { pathNot: '^packages/design-system/src/pictures/', dependencyTypesNot: ['type-only'] },
      'Part pictures run in the page, in a worker and on the server, so they import nothing but each other.',
    ),
    forbid(
      'elements-independent',
      { path: '^packages/design-system/src/elements/', pathNot: TEST_SUPPORT },
      { path: '^packages/design-system/src/(layout|commerce|screens|chat)/' },
      'Elements are used by every screen and depend on none: pass what they need as props.',
    ),
    forbid(
      'screens-of-one-area',
      { path: '^packages/design-system/src/screens/([^/]+)/', pathNot: TEST_SUPPORT },
      { path: '^packages/design-system/src/screens/', pathNot: '^packages/design-system/src/screens/$1/' },
      "Screens do not import another area's screens: move what both need to packages/design-system/src/commerce.",
    ),
    forbid(
      'commerce-without-screens',
      { path: '^packages/design-system/src/(commerce|layout|places|messages)/', pathNot: TEST_SUPPORT },
      { path: '^packages/design-system/src/screens/' },
      'What several areas share does not depend on a screen: pass what it needs as props.',
    ),
    forbid(
      'logic-without-react',
      { path: '^packages/(chat-client|parts-list)/', pathNot: TEST_SUPPORT },
      {
        path: ['^app/', '^mocks/', '^packages/design-system/', lib('react', 'react-dom', 'react-intl', 'zustand')],
        pathNot: '^packages/(chat-client|parts-list)/',
      },
      'Chat delivery and parts lists are pure TypeScript without React: they run in a worker and on the command line.',
    ),

    forbid(
      'single-sender',
      { path: WORKSPACE, pathNot: '^app/src/data/call\\.ts$' },
      { path: lib('ky') },
      'Only app/src/data/call.ts sends, so tokens, refusals and malformed answers are handled in one place: use `send(call, …)` in a *.calls.ts file.',
    ),
    forbid(
      'routes-without-calls',
      { path: '^app/.*\\.route\\.tsx$' },
      {
        path: ['^contracts/(?!src/.*\\.rules\\.ts$)', '^app/src/data/call\\.ts$', '\\.calls\\.ts$', lib('ky', 'zod')],
        dependencyTypesNot: ['type-only'],
      },
      'A route uses a query from app/src/features, rules of the contracts, and a screen. It never sees the wire.',
    ),
    forbid(
      'contract-values-in-calls',
      { path: '^app/', pathNot: ['\\.calls\\.ts$', '^app/src/(data|session)/', '^app/e2e/', TEST_SUPPORT] },
      contractsValue,
      'Contract calls are named in *.calls.ts files, in data/ and in session/; those load after the first paint (docs/notes/002). Elsewhere only `import type`.',
    ),
    forbid(
      'calls-load-lazily',
      {
        path: '^app/src/(features|routes|shell)/',
        pathNot: [
          '\\.calls\\.ts$',
          '^app/src/features/chat/(open-chat|use-chat-room|chat\\.query)\\.ts$',
          TEST_SUPPORT,
        ],
      },
      { path: ['\\.calls\\.ts$', '^app/src/data/call\\.ts$'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
      "The sender and the validators load after the first paint: `await import('./….calls.ts')` inside the query function.",
    ),
    forbid(
      'persistence-in-session',
      { path: WORKSPACE, pathNot: '^app/src/session/' },
      { path: lib('idb-keyval') },
      'Only app/src/session stores data in the browser: use its functions.',
    ),
    forbid(
      'chat-loads-on-demand',
      {
        path: '^app/src/',
        pathNot: [
          '^app/src/features/chat/(open-chat|use-chat-room|send-image|chat\\.calls|chat\\.query)\\.ts$',
          '^app/src/(data/socket|session/chat-outbox)\\.ts$',
          '^app/src/shell/ChatPopup\\.tsx$',
          '^app/src/routes/chat/chat\\.route\\.tsx$',
          TEST_SUPPORT,
        ],
      },
      {
        path: [
          '^packages/chat-client/',
          '^packages/design-system/src/chat/(?!ChatButton/)',
          '^app/src/features/chat/(open-chat|use-chat-room|chat\\.calls|chat\\.query)\\.ts$',
          '^app/src/shell/ChatPopup\\.tsx$',
          '^app/src/session/chat-outbox\\.ts$',
        ],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
      'The chat loads when a shopper opens it: import it by `import()`, and put what every page needs (unread count, button) into small files without it.',
    ),
    forbid(
      'features-independent',
      { path: '^app/src/features/([^/]+)/', pathNot: TEST_SUPPORT },
      { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
      'Features do not import each other: combine them in a route.',
    ),
    forbid(
      'features-without-routes',
      { path: '^app/src/features/', pathNot: TEST_SUPPORT },
      { path: '^app/src/(routes|shell)/|^app/src/(main|router|providers)\\.tsx$' },
      'Features do not depend on routes or the shell: pass what they need as arguments.',
    ),
    forbid(
      'data-without-features',
      { path: '^app/src/(data|session|language)/', pathNot: TEST_SUPPORT },
      {
        path: '^app/src/(features|routes|shell)/|^app/src/(main|router|providers)\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
      'data/, session/ and language/ are the base of the app: they do not depend on features, routes or the shell.',
    ),
    forbid(
      'no-mocks-in-production',
      { path: '^app/', pathNot: ['^app/src/mocks\\.ts$', '^app/e2e/', '^app/vite\\.config\\.ts$', TEST_SUPPORT] },
      { path: ['^mocks/', lib('msw', 'mock-socket')] },
      'Only app/src/mocks.ts starts the stand-in shop; imported anywhere else it would be shipped to shoppers.',
    ),
    forbid(
      'zod-mini',
      { path: SHIPPED, pathNot: TEST_SUPPORT },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/', dependencyTypesNot: ['type-only'] },
      "zod is imported as `import * as z from 'zod/mini'`: the full entry costs 18 kB more.",
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-mocks|dist-server|storybook-static|coverage|\\.tmp)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
