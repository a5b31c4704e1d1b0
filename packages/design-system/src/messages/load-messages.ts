export type { Language } from './languages.ts';
import type { Language } from './languages.ts';
import { unpack, type PackedMessages, type Messages } from './unpack.ts';

export type { Messages } from './unpack.ts';

/** A part of the shop whose words load together: `core` with the first page, the rest with the pages that use them. */
export type MessageArea =
  | 'core'
  | 'shop'
  | 'lists'
  | 'product'
  | 'promo'
  | 'buying'
  | 'confirm'
  | 'pay'
  | 'orders'
  | 'refunds'
  | 'session'
  | 'account'
  | 'chat'
  | 'emoji'
  | 'upload'
  | 'listTroubles'
  | 'partsList'
  | 'savedLists';

/** What the pages need on which visits begin; the ways to all other words come with the first of them. */
const first = import.meta.glob<PackedMessages>('./{zh-Hans,zh-Hant,en}/{core,shop,lists,product,promo}.json', {
  import: 'default',
});

/** Fetches the words of an area in a language. Rejects when the chunk cannot be fetched. */
export async function loadMessages(language: Language, area: MessageArea): Promise<Messages> {
  const file = `./${language}/${area}.json`;
  const load = first[file] ?? (await import('./more-messages.ts')).more[file];
  if (!load) throw new Error(`No words for ${area} in ${language}; run npm run messages.`);
  return unpack(await load());
}
