// The arrows of the house. Each forbidden edge has a sentence, because the message is the documentation.
const door = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Files that may reach for test tools, stand-in data and stories; no rule about shipped code binds them. */
const REHEARSAL = '\\.(test|stories)\\.tsx?$|(^|/)(fixtures[a-z-]*|test-[a-z-]+)(\\.tsx?$|/)';
/** Folders whose files reach shoppers or servers. */
const SHIPPED = '^(app|contracts|mocks|packages/[^/]+)/src/';
const WORKSPACE = '^(app|contracts|mocks|packages)/';
/** pnpm keeps packages at node_modules/.pnpm/<name>@<version>/node_modules/<name>. */
const lib = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

const contractsValue = { path: '^contracts/', dependencyTypesNot: ['type-only'] };

export default {
  forbidden: [
    door(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two files that need each other are one thing or three: move what both need into a file of its own. (A part may name the type of its whole by `import type`.)',
    ),
    door(
      'resolves',
      { path: WORKSPACE },
      { couldNotResolve: true },
      'This import leads nowhere: the file is not there, the package is not installed, or its door (exports in package.json) does not show this path.',
    ),
    door(
      'through-the-door',
      { path: '^(app|contracts|mocks|packages/[^/]+)/' },
      { path: '^(app|contracts|mocks|packages/[^/]+)/', pathNot: '^$1/', dependencyTypes: ['local'] },
      'Another package is entered through its door: import its name (`@shop/…`), not a path into its folder.',
    ),
    door(
      'declared',
      { path: SHIPPED, pathNot: REHEARSAL },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
      'A package ships only what its own package.json lists under dependencies.',
    ),
    door(
      'test-tools-stay-in-tests',
      { path: SHIPPED, pathNot: REHEARSAL },
      { path: lib('vitest', '@testing-library/[^/]+', '@storybook/[^/]+', 'storybook', 'fast-check', 'jsdom') },
      'Test tools belong in *.test and *.stories files; a shopper must not download them.',
    ),
    door(
      'tests-are-leaves',
      { path: SHIPPED, pathNot: REHEARSAL },
      { path: '\\.(test|stories)\\.tsx?$' },
      'Nothing is built on a test or a story: move what both need into a file of its own.',
    ),
    door(
      'fixtures-stay-in-stories',
      { path: '^(app|packages/[^/]+)/src/', pathNot: REHEARSAL },
      { path: '^(app|packages/[^/]+)/src/.*/fixtures[a-z-]*(\\.tsx?$|/)' },
      'Invented values are for stories and tests; a screen gets its data by props.',
    ),

    door(
      'contracts-know-nobody',
      { path: '^contracts/' },
      { path: WORKSPACE, pathNot: '^contracts/' },
      'The contract comes first: the stand-in shop and the app are made from it, never the other way round.',
    ),
    door(
      'contracts-import-only-zod',
      { path: '^contracts/src/', pathNot: REHEARSAL },
      { pathNot: ['^contracts/', 'node_modules/zod/mini/'] },
      'A contract is plain values and `zod/mini` (6 kB in place of 24), so that every tool and every page can carry it.',
    ),

    door(
      'mocks-import-only-contracts',
      { path: '^mocks/', pathNot: REHEARSAL },
      { path: WORKSPACE, pathNot: ['^mocks/', '^contracts/'] },
      'The stand-in shop plays the server: it knows the contract and nothing of the client.',
    ),
    door(
      'mocks-need-only-drivers',
      { path: '^mocks/src/', pathNot: REHEARSAL },
      { pathNot: ['^mocks/', '^contracts/', lib('msw', 'mock-socket', 'ws')], dependencyTypesNot: ['core'] },
      'The stand-in shop needs the contract, Node, and its three drivers: msw, mock-socket, ws.',
    ),

    door(
      'screens-are-pure',
      { path: '^packages/design-system/' },
      { path: ['^app/', '^mocks/', lib('react-router(-dom)?', 'ky', '@tanstack/[^/]+', 'zustand', 'msw')] },
      'A screen takes props and raises events. Move the data work to app/src/routes.',
    ),
    door(
      'screens-see-only-types',
      { path: '^packages/design-system/', pathNot: REHEARSAL },
      contractsValue,
      'A screen knows the shop by its types alone: write `import type`. A codec here would bring zod onto the first page.',
    ),
    door(
      'design-system-needs-little',
      { path: '^packages/design-system/src/', pathNot: REHEARSAL },
      {
        path: 'node_modules/',
        pathNot: lib('react', 'react-intl', 'dompurify', 'uqr', 'virtua'),
        dependencyTypesNot: ['type-only'],
      },
      'Every screen pays for what the design system imports: react, react-intl, dompurify, uqr and virtua are all there is. Write it, or argue for it in docs/notes.',
    ),
    door(
      'long-lists-are-few',
      {
        path: '^packages/design-system/src/',
        pathNot: ['^packages/design-system/src/(chat|screens/shop/LongGrid|screens/parts-list/ListTable)/', REHEARSAL],
      },
      { path: lib('virtua') },
      'The virtual list draws the chat, long lists of parts and the rows of a parts list (docs/notes/012, 013, 019): a list of parts is a LongGrid; another one argues for itself in docs/notes first.',
    ),
    door(
      'screens-see-only-chat-types',
      { path: '^packages/design-system/', pathNot: REHEARSAL },
      { path: '^packages/(chat-client|parts-list)/', dependencyTypesNot: ['type-only'] },
      'A screen shows the state of the chat or of a parts list and works on neither: write `import type`, and hand in what it needs by props.',
    ),
    door(
      'pictures-stand-alone',
      { path: '^packages/design-system/src/pictures/', pathNot: REHEARSAL },
      { pathNot: '^packages/design-system/src/pictures/', dependencyTypesNot: ['type-only'] },
      'Part pictures are arithmetic: they run in the page, in a worker and on the server alike, so they import nothing but each other.',
    ),
    door(
      'elements-know-no-screen',
      { path: '^packages/design-system/src/elements/', pathNot: REHEARSAL },
      { path: '^packages/design-system/src/(layout|commerce|screens|chat)/' },
      'An element serves every screen and knows none: hand in what it needs by props.',
    ),
    door(
      'logic-draws-nothing',
      { path: '^packages/(chat-client|parts-list)/', pathNot: REHEARSAL },
      {
        path: ['^app/', '^mocks/', '^packages/design-system/', lib('react', 'react-dom', 'react-intl', 'zustand')],
        pathNot: '^packages/(chat-client|parts-list)/',
      },
      'Chat delivery and parts lists are pure TypeScript: they run in a worker and on a command line, without React.',
    ),

    door(
      'one-door-to-the-net',
      { path: WORKSPACE, pathNot: '^app/src/data/call\\.ts$' },
      { path: lib('ky') },
      'Only app/src/data/call.ts sends, so tokens, refusals and malformed answers are handled in one place: use `send(call, …)` in a *.calls.ts file.',
    ),
    door(
      'routes-do-not-call',
      { path: '^app/.*\\.route\\.tsx$' },
      {
        path: ['^contracts/', '^app/src/data/call\\.ts$', '\\.calls\\.ts$', lib('ky', 'zod')],
        dependencyTypesNot: ['type-only'],
      },
      'A route uses a query from app/src/features and a screen. It never sees the wire.',
    ),
    door(
      'calls-name-contracts',
      { path: '^app/', pathNot: ['\\.calls\\.ts$', '^app/src/(data|session)/', '^app/e2e/', REHEARSAL] },
      contractsValue,
      'Contract calls are named in *.calls.ts files, in data/ and in session/; those load beside the first paint (docs/notes/002). Elsewhere only `import type`.',
    ),
    door(
      'calls-load-lazily',
      {
        path: '^app/src/(features|routes|shell)/',
        pathNot: ['\\.calls\\.ts$', '^app/src/features/chat/(open-chat|use-chat-room|chat\\.query)\\.ts$', REHEARSAL],
      },
      { path: ['\\.calls\\.ts$', '^app/src/data/call\\.ts$'], dependencyTypesNot: ['type-only', 'dynamic-import'] },
      "The sender and the validators load beside the first paint: `await import('./….calls.ts')` inside the query function.",
    ),
    door(
      'kept-by-the-session',
      { path: WORKSPACE, pathNot: '^app/src/session/' },
      { path: lib('idb-keyval') },
      'What the browser keeps is written in app/src/session alone: use its functions.',
    ),
    door(
      'chat-loads-when-wanted',
      {
        path: '^app/src/',
        pathNot: [
          '^app/src/features/chat/(open-chat|use-chat-room|take-image|chat\\.calls|chat\\.query)\\.ts$',
          '^app/src/(data/socket|session/chat-outbox)\\.ts$',
          '^app/src/shell/ChatPopup\\.tsx$',
          '^app/src/routes/chat/chat\\.route\\.tsx$',
          REHEARSAL,
        ],
      },
      {
        path: [
          '^packages/chat-client/',
          '^packages/design-system/src/chat/(?!ChatDoor/)',
          '^app/src/features/chat/(open-chat|use-chat-room|chat\\.calls|chat\\.query)\\.ts$',
          '^app/src/shell/ChatPopup\\.tsx$',
          '^app/src/session/chat-outbox\\.ts$',
        ],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
      'The chat costs nothing until somebody wants it: fetch it by `import()`, and keep what every page needs (count, door) in small files without it.',
    ),
    door(
      'features-are-neighbours',
      { path: '^app/src/features/([^/]+)/', pathNot: REHEARSAL },
      { path: '^app/src/features/', pathNot: '^app/src/features/$1/' },
      'Two features meet in a route, not inside one another.',
    ),
    door(
      'features-know-no-route',
      { path: '^app/src/features/', pathNot: REHEARSAL },
      { path: '^app/src/(routes|shell)/|^app/src/(main|router|providers)\\.tsx$' },
      'A feature is used by routes and does not know where: hand in what it needs.',
    ),
    door(
      'data-knows-no-feature',
      { path: '^app/src/(data|session|language)/', pathNot: REHEARSAL },
      {
        path: '^app/src/(features|routes|shell)/|^app/src/(main|router|providers)\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
      'data/, session/ and language/ are the ground floor: features stand on them, not the reverse.',
    ),
    door(
      'stand-in-shop-stays-out',
      { path: '^app/', pathNot: ['^app/src/mocks\\.ts$', '^app/e2e/', '^app/vite\\.config\\.ts$', REHEARSAL] },
      { path: ['^mocks/', lib('msw', 'mock-socket')] },
      'The stand-in shop is started by app/src/mocks.ts alone; anywhere else it would travel to shoppers.',
    ),
    door(
      'zod-is-mini',
      { path: SHIPPED, pathNot: REHEARSAL },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/', dependencyTypesNot: ['type-only'] },
      "zod is imported as `import * as z from 'zod/mini'`: the other door costs 18 kB more.",
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-mocks|storybook-static|coverage|\\.tmp)/' },
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
