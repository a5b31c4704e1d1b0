import { loadMessages, type Language, type MessageArea } from '@shop/design-system/messages';

/** A word of the shop by its id, in a language; only for words without places to fill. */
export async function wordOf(id: `${MessageArea}.${string}`, language: Language = 'zh-Hans'): Promise<string> {
  const [piece] = (await loadMessages(language, id.split('.')[0] as MessageArea))[id] ?? [];
  return piece && 'value' in piece ? piece.value : id;
}
