import { BookmarkButton } from '@shop/design-system/layout/BookmarkButton/BookmarkButton';
import { SiteFooter, type SiteFooterProps } from '@shop/design-system/layout/SiteFooter/SiteFooter';
import { useMessageAreas } from '../language/use-message-areas.ts';

const AREAS = ['footer'] as const;

/** The footer of every page with its messages. Throws while rendering if they cannot be loaded. */
export function ShopFooter(props: Omit<SiteFooterProps, 'bookmark'>) {
  return useMessageAreas(AREAS) ? <SiteFooter {...props} bookmark={<BookmarkButton />} /> : null;
}
