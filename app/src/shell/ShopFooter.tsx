import { BookmarkButton } from '@shop/design-system/layout/BookmarkButton/BookmarkButton';
import { SiteFooter, type SiteFooterProps } from '@shop/design-system/layout/SiteFooter/SiteFooter';
import { ThemeSwitch } from '@shop/design-system/layout/ThemeSwitch/ThemeSwitch';
import { useState } from 'react';
import { useMessageAreas } from '../language/use-message-areas.ts';
import { chooseTheme, chosenTheme } from './theme.ts';

const AREAS = ['footer'] as const;

/** The footer of every page with its messages. Throws while rendering if they cannot be loaded. */
export function ShopFooter(props: Omit<SiteFooterProps, 'bookmark' | 'theme'>) {
  return useMessageAreas(AREAS) ? (
    <SiteFooter {...props} bookmark={<BookmarkButton />} theme={<ThemeChooser />} />
  ) : null;
}

function ThemeChooser() {
  const [choice, setChoice] = useState(chosenTheme);
  const choose = (next: typeof choice) => {
    setChoice(next);
    chooseTheme(next);
  };
  return <ThemeSwitch choice={choice} onChoose={choose} />;
}
