/** The chunks that every page needs right after its first paint: preloaded by the document with low priority. */
export const PRELOADED_CHUNKS = /^(?:data|pictures|cards)$/;

/** The parts of `pathPattern`: regular expressions of paths, in which `/` stands for the separator of any system. */
const anyOf = (...alternatives: string[]) => `(?:${alternatives.join('|')})`;
const noneOf = (...alternatives: string[]) => `(?!${alternatives.join('|')})`;
const pathPattern = (...alternatives: string[]) =>
  new RegExp(alternatives.join('|').replaceAll('/', String.raw`[/\\]`));

/** The libraries of every page in one file: they change rarely and compress better together. */
const LIBRARIES = pathPattern(
  String.raw`node_modules/(?:\.pnpm/.+/node_modules/)?` +
    anyOf(
      'react|react-dom|scheduler|react-router|react-router-dom|@tanstack|react-intl|@formatjs|intl-messageformat',
      'zustand|cookie|set-cookie-parser',
    ) +
    '/',
);

/** The chat: its window, its connection to the shop, and the browser APIs that it uses. */
const CHAT = pathPattern(
  'packages/chat-client/src/',
  '/contracts/src/support/(?!upload)',
  'design-system/src/chat/(?!Chat(?:Button|Screen)/|EmojiPanel/(?:EmojiGrid|step-in-grid))',
  'app/src/' +
    anyOf(
      'data/socket|session/chat-outbox|shell/ChatPopup',
      'features/chat/(?!chat-preferences|chat-window|unread|tick-worker|chime|send-image|elect-leader)',
    ),
);

/** What at least three pages share. */
const SHOP = pathPattern(
  'design-system/src/' +
    noneOf(
      'pictures|commerce/(?!ProductGrid|PartRow|ProductCard/(?:DeferredCard|CardSkeleton))|messages/(?:zh|en)',
      'screens/(?:cart|checkout|orders|refund|parts-list)|layout/AccountFrame',
      String.raw`screens/(?:home|promotion|catalogue/(?!PartsScreen/PartsScreen\.messages))`,
      'elements/' +
        anyOf(
          'Icon/more|MoreButton|use-focus-after-removal|ConfirmButton|Checkbox|ChoiceCard|Field|QrCode',
          'Text(?:Area|Field)|ImagesField|ImageDialog|SelectField|StarsField|StatusLabel|Timeline|CopyText|Countdown/(?!clock)',
          'DateTime|FavouriteButton/(?!favourites|use-)|SafeHtml|Steps|QuantityStepper|ColourSwatch|EmptyState',
          'LazyScene|PartPicture/(?:picture-renderer|markup|PartScene)',
        ),
    ),
  'app/src/' +
    noneOf(
      'features/' +
        anyOf(
          'order|address|payment|refund|review|image|chat|offer|parts-list|cart/(?:matrix|chosen|use-)',
          'catalogue/(?:product|list-length|list-query|finding|pick|review)',
        ),
      'routes/(?:[a-z-]+/)?(?:deferred-|with-account|use-(?!add-to-cart)|ProductPage)',
      'session/(?:recent-|persisted|seen-prices)|data/(?:fetch-pages|send-image)',
      String.raw`.*(?:\.calls|/call|strategies)\.ts`,
    ),
);

/** Contexts that the first page provides and deferred code fills: the time of the shop, the favourites. */
const CONTEXTS = pathPattern(
  'app/src/data/shop-clock',
  String.raw`elements/(?:Countdown/clock|FavouriteButton/favourites\.ts)`,
);

/** `send`, the contracts and the calls of the first pages. */
const DATA = pathPattern(
  'node_modules/.*/(?:ky|zod)/',
  '/contracts/src/' +
    noneOf(
      'language|support|promotion|coupon|favourite|order|payment|refund|review|address|parts-list',
      'cart/cart-add-batch|site/banner',
      'catalogue/(?:part-family|product-code|phone|category-blocks|good|recommended|facets|suggestions|hot)',
    ),
  'app/src/' +
    noneOf(
      'features/' +
        anyOf(
          'chat|offer|favourite|order|address|payment|refund|review|parts-list',
          String.raw`catalogue/(?:finding|product\.)`,
        ),
    ) +
    String.raw`.*(?:\.calls|/call|strategies)\.ts`,
);

const PICTURES = pathPattern(
  'design-system/src/(?:pictures/(?!scene)|elements/PartPicture/(?:picture-renderer|markup))',
);
const CARDS = pathPattern(
  'design-system/src/' +
    anyOf('commerce/ProductCard/(?!DeferredCard|CardSkeleton)|elements/(?:Icon/more|QuantityStepper|ColourSwatch)'),
);

/** How the build divides the code into chunks; groups with a higher priority come first. */
export const chunkGroups = [
  // What only the chat needs: no page may load any of it before the chat is opened (bench/bytes.test.ts).
  // The emoji have a chunk of their own: pictures, names, and the parsing of texts.
  {
    name: 'emoji',
    priority: 4,
    test: /design-system[/\\]src[/\\]chat[/\\]emoji[/\\]/,
    includeDependenciesRecursively: false,
  },
  { name: 'chat', priority: 4, test: CHAT, includeDependenciesRecursively: false },
  // The chat's outbox and the recent parts lists are stored with it.
  {
    name: 'indexed-db',
    priority: 5,
    test: /node_modules[/\\].*[/\\]idb-keyval[/\\]/,
    includeDependenciesRecursively: false,
  },
  // Long lists of parts and of chat messages are rendered with it.
  {
    name: 'virtual',
    priority: 5,
    test: /node_modules[/\\].*[/\\]virtua[/\\]/,
    includeDependenciesRecursively: false,
  },
  { name: 'libraries', priority: 3, test: LIBRARIES },
  // One file, since many small ones compress worse and cost a request each.
  {
    name: 'shop',
    priority: 2,
    minShareCount: 3,
    test: SHOP,
  },
  {
    name: 'contexts',
    priority: 3,
    test: CONTEXTS,
    includeDependenciesRecursively: false,
  },
  // Loaded beside the first paint.
  {
    name: 'data',
    priority: 1,
    test: DATA,
  },
  {
    name: 'pictures',
    priority: 1,
    test: PICTURES,
  },
  {
    name: 'cards',
    priority: 1,
    test: CARDS,
  },
];
