import type { Language } from '@shop/contracts';
import { toMessages, type CompiledMessages, type Messages } from './compiled-messages.ts';

export type { Messages } from './compiled-messages.ts';

/**
 * The areas of the shop. The messages of an area load together: `core` with every page, the others with the pages that
 * show them. Each has a JSON file in the folder of every language; message ids begin with it.
 */
export type MessageArea =
  | 'core'
  | 'footer'
  | 'errors'
  | 'offline'
  | 'home'
  | 'shop'
  | 'lists'
  | 'product'
  | 'shades'
  | 'promo'
  | 'buying'
  | 'confirm'
  | 'pay'
  | 'orders'
  | 'refunds'
  | 'session'
  | 'smsCode'
  | 'account'
  | 'profile'
  | 'balance'
  | 'favourites'
  | 'coupons'
  | 'notices'
  | 'addresses'
  | 'chat'
  | 'emoji'
  | 'upload'
  | 'listProblems'
  | 'partsList'
  | 'savedLists'
  | 'checklist'
  | 'restock'
  | 'repair'
  | 'repairPick'
  | 'repairCart'
  | 'repairs'
  | 'aboutPictures';

/** The loaders of the areas on whose pages most visits begin; a visit downloads the others when it first needs one. */
const firstLoaders = import.meta.glob<CompiledMessages>('./*/{core,home,shop,lists,product}.json', {
  import: 'default',
});

/** Fetches the messages of an area in a language. Rejects when the chunk cannot be fetched. */
export async function loadMessages(language: Language, area: MessageArea): Promise<Messages> {
  const file = `./${language}/${area}.json`;
  const load = firstLoaders[file] ?? (await import('./more-messages.ts')).loaders[file];
  if (!load) throw new Error(`No messages for ${area} in ${language}; run npm run messages.`);
  return toMessages(await load());
}
