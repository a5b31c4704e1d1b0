// What the app needs of every page. Screens, the chat, message catalogues and part pictures are imported by path
// (`@shop/design-system/screens/cart/CartScreen/CartScreen`, see package.json), so that each loads with its page.

// Elements
export { ClockProvider } from './elements/Countdown/clock.ts';
export { Extra } from './elements/Extra/Extra.tsx';
export { FavouritesProvider, type Favoured, type Favourites } from './elements/FavouriteButton/favourites.ts';
export { useFavouriteText } from './elements/FavouriteButton/use-favourite-text.ts';
export { checkImage } from './elements/ImagesField/check-image.ts';
export type { FieldImage } from './elements/ImagesField/ImageTile.tsx';
export { Loader } from './elements/Loader/Loader.tsx';
export { ToastProvider, useToast } from './elements/Toast/ToastProvider.tsx';
export type { Toast } from './elements/Toast/toast-queue.ts';
export { useFailureText } from './elements/WhenReady/use-failure-text.ts';
export { WhenInView } from './elements/WhenInView/WhenInView.tsx';
export { FailureNote, WhenReady } from './elements/WhenReady/WhenReady.tsx';

// Layout
export { AccountProvider } from './layout/AccountFrame/account.ts';
export { FloatingPanel } from './layout/FloatingPanel/FloatingPanel.tsx';
export { LoadingBar } from './layout/LoadingBar/LoadingBar.tsx';
export { Page, SkipLink } from './layout/Page/Page.tsx';
export { usePageHeadText } from './layout/PageHead/use-page-head-text.ts';
export { PageTransition } from './layout/PageTransition/PageTransition.tsx';
export { onIdle, shouldPrefetch } from './layout/prefetch.ts';
export type { SearchSuggestions } from './layout/SearchBox/search-suggestions.ts';
export { SiteHeader } from './layout/SiteHeader/SiteHeader.tsx';

// Order actions, delivery times, links, loading states and messages
export type { BoughtAgainResult, MissingLine, OrderAction, OrderActions } from './commerce/order-actions.ts';
export type { SmsCode, SmsCodeRequest } from './commerce/SmsCodeField/sms-code.ts';
export { LinkProvider, type LinkComponentProps, type Linking, type ServerFeatures } from './places/LinkProvider.tsx';
export type {
  CouponTab,
  BalanceTab,
  OrderTab,
  PartFilter,
  PartSort,
  PickKind,
  Place,
  PresaleKind,
  RefundTab,
  SignInView,
} from './places/places.ts';
export type { FailedPart } from './elements/PartFailed/PartFailed.tsx';
export { failed, loading, ready, type Failure, type Loadable } from './loadable.ts';
export { MessagesProvider } from './messages/MessagesProvider.tsx';
export { HydratedContext, useIsHydrated } from './use-is-hydrated.ts';
export { useStableCallback } from './use-stable-callback.ts';
