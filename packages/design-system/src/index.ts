// Elements
export { Avatar, type AvatarProps } from './elements/Avatar/Avatar.tsx';
export { Breadcrumbs, type Crumb } from './elements/Breadcrumbs/Breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './elements/Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './elements/Checkbox/Checkbox.tsx';
export { ChoiceCard, type ChoiceCardProps } from './elements/ChoiceCard/ChoiceCard.tsx';
export { ColourPicker, type ColourChoice, type ColourPickerProps } from './elements/ColourPicker/ColourPicker.tsx';
export { ColourDots, ColourSwatch, type ColourSwatchProps } from './elements/ColourSwatch/ColourSwatch.tsx';
export { Countdown, type CountdownProps } from './elements/Countdown/Countdown.tsx';
export { DateTime, type DateTimeProps } from './elements/DateTime/DateTime.tsx';
export { EmptyState, type EmptyStateProps } from './elements/EmptyState/EmptyState.tsx';
export { ClockProvider, type ShopClock } from './elements/Countdown/clock.ts';
export { FavouriteButton, type FavouriteButtonProps } from './elements/FavouriteButton/FavouriteButton.tsx';
export { FavouritesProvider, type Favoured, type Favourites } from './elements/FavouriteButton/favourites.ts';
export { useFavouriteText } from './elements/FavouriteButton/use-favourite-text.ts';
export { HoverPopup, type HoverPopupProps } from './elements/HoverPopup/HoverPopup.tsx';
export { Icon, type IconProps } from './elements/Icon/Icon.tsx';
export type { IconName } from './elements/Icon/icon-paths.ts';
export { fetchPartsBy, later, type Later } from './elements/Later/later.tsx';
export type { FieldImage } from './elements/ImagesField/ImageTile.tsx';
export { Link, type LinkProps } from './elements/Link/Link.tsx';
export { Notice, type NoticeProps } from './elements/Notice/Notice.tsx';
export { PartPictureSheet } from './elements/PartPicture/PartPictureSheet.tsx';
export { PartPicture, type PartPictureProps } from './elements/PartPicture/PartPicture.tsx';
export { PartScene } from './elements/PartPicture/PartScene.tsx';
export { Price, type PriceProps } from './elements/Price/Price.tsx';
export { useMoney } from './elements/Price/use-money.ts';
export { ProductPicture, type ProductPictureProps } from './elements/ProductPicture/ProductPicture.tsx';
export { QrCode, type QrCodeProps } from './elements/QrCode/QrCode.tsx';
export { QuantityStepper, type QuantityStepperProps } from './elements/QuantityStepper/QuantityStepper.tsx';
export { SafeHtml, type SafeHtmlProps } from './elements/SafeHtml/SafeHtml.tsx';
export { Skeleton, type SkeletonProps } from './elements/Skeleton/Skeleton.tsx';
export { Steps, type StepsProps } from './elements/Steps/Steps.tsx';
export { StudLoader } from './elements/StudLoader/StudLoader.tsx';
export { CountBadge, Tag, type TagProps } from './elements/Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './elements/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './elements/TextField/TextField.tsx';
export { Timeline, type TimelineStep } from './elements/Timeline/Timeline.tsx';
export { ToastProvider, useToast, type Toast, type Wait } from './elements/Toaster/Toaster.tsx';
export { VisuallyHidden } from './elements/VisuallyHidden/VisuallyHidden.tsx';
export { useFailureText } from './elements/WhenReady/use-failure-text.ts';
export { FailureNote, WhenReady, type WhenReadyProps } from './elements/WhenReady/WhenReady.tsx';

// Frame, and the chat's entry; the rest of the chat has doors of its own (package.json) and comes when it is wanted
export { ChatDoor, type ChatDoorProps } from './chat/ChatDoor/ChatDoor.tsx';
export { AccountProvider, type Account, type AccountSection } from './layout/AccountFrame/account.ts';
export { BookmarkButton, type BookmarkButtonProps } from './layout/BookmarkButton/BookmarkButton.tsx';
export { FloatingPanel, type FloatingPanelProps } from './layout/FloatingPanel/FloatingPanel.tsx';
export { LoadingBar } from './layout/LoadingBar/LoadingBar.tsx';
export { LoginHeader, type LoginHeaderProps } from './layout/LoginHeader/LoginHeader.tsx';
export { Page, SkipLink, type PageProps } from './layout/Page/Page.tsx';
export { PageTransition, type PageTransitionProps } from './layout/PageTransition/PageTransition.tsx';
export { onIdle, shouldPrefetch, type Connection } from './layout/prefetch.ts';
export { SiteFooter, type SiteFooterProps } from './layout/SiteFooter/SiteFooter.tsx';
export type { SearchAid } from './layout/SearchBox/search-aid.ts';
export { SiteHeader, type SiteHeaderProps } from './layout/SiteHeader/SiteHeader.tsx';

// Places, waiting, words and delivery
export { DELIVERY } from './delivery.ts';
export { LinkProvider, useLinking, type LinkComponentProps, type Linking } from './places/LinkProvider.tsx';
export type { OrderTab, PartFilter, PartSort, PickKind, Place, PresaleKind, RefundTab } from './places/places.ts';
export { failed, loading, ready, type Failure, type Loadable } from './loadable.ts';
export { LANGUAGES, type Language } from './messages/languages.ts';
export { loadMessages, type MessageArea, type Messages } from './messages/load-messages.ts';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';

// Screens
export { NEW_ADDRESS, type AddressDraft, type AddressToSave } from './screens/buying/AddressBook/address-draft.ts';
export type { AddressBookProps } from './screens/buying/AddressBook/AddressBook.tsx';
export { bestCoupon, type CouponChoices } from './screens/buying/CouponChoice/coupon-choices.ts';
export type { OrderPromotion } from './screens/buying/CouponChoice/PromotionNote.tsx';
export type { LongList } from './screens/shop/long-list.ts';
export { ProductCard, type ProductCardProps } from './screens/shop/ProductCard/ProductCard.tsx';
export { ProductGrid, type ProductGridProps } from './screens/shop/ProductGrid/ProductGrid.tsx';
export { HomeScreen, type HomeScreenProps } from './screens/shop/HomeScreen/HomeScreen.tsx';
export type { HomeBanner } from './screens/shop/HomeScreen/Banners.tsx';
export { FlashSaleScreen, type FlashSaleScreenProps } from './screens/shop/FlashSaleScreen/FlashSaleScreen.tsx';
export { slotToShow } from './screens/shop/FlashSaleScreen/slot-to-show.ts';
export { PresaleScreen, type PresaleScreenProps } from './screens/shop/PresaleScreen/PresaleScreen.tsx';
export { PartsScreen, type PartsScreenProps } from './screens/shop/PartsScreen/PartsScreen.tsx';
export { PicksScreen, type PicksScreenProps } from './screens/shop/PicksScreen/PicksScreen.tsx';
export { SearchScreen, type SearchScreenProps } from './screens/shop/SearchScreen/SearchScreen.tsx';
export { ProductScreen, type ProductScreenProps } from './screens/shop/ProductScreen/ProductScreen.tsx';
export type { UploadScreenProps } from './screens/parts-list/UploadScreen/UploadScreen.tsx';
export type {
  ReadingSettings,
  RecentList,
  RecentStanding,
  UploadState,
} from './screens/parts-list/UploadScreen/upload-state.ts';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/errors/NotFoundScreen/NotFoundScreen.tsx';
export { ErrorScreen, type ErrorScreenProps } from './screens/errors/ErrorScreen/ErrorScreen.tsx';
export type { OrderAct, OrderActs } from './commerce/order-actions.ts';
export type { Asking, ListScreenProps } from './screens/parts-list/ListScreen/ListScreen.tsx';
