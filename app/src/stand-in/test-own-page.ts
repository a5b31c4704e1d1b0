import type { Language } from '@shop/design-system/messages';

/** For stories of the whole shop: each is a page of its own, so that each talks to a shop of its own. */
export const ownPage = {
  layout: 'fullscreen',
  ownPage: true,
  docs: { story: { inline: false, height: '800px' } },
} as const;

/** The language of the toolbar. */
export const languageOf = ({ language }: { language?: unknown }): Language =>
  (language as Language | undefined) ?? 'zh-Hans';
