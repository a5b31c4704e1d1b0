import type { Language } from '@shop/contracts';

/** For stories of the whole shop: each has an iframe of its own, and with it a stand-in shop of its own. */
export const ownFrame = {
  layout: 'fullscreen',
  ownFrame: true,
  docs: { story: { inline: false, height: '800px' } },
} as const;

/** The language that is selected in the toolbar. */
export const languageOf = ({ language }: { language?: unknown }): Language =>
  (language as Language | undefined) ?? 'zh-Hans';
