import type { PackedMessages } from './unpack.ts';

/** The ways to words of pages on which few visits begin. */
export const more = import.meta.glob<PackedMessages>(
  ['./{zh-Hans,zh-Hant,en}/*.json', '!./*/{core,shop,lists,product,promo}.json'],
  { import: 'default' },
);
