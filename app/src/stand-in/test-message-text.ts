import type { Language } from '@shop/contracts';
import { loadMessages, type MessageArea } from '@shop/design-system/messages/load-messages';

/** The text of a message without placeholders, by its id. */
export async function messageText(id: `${MessageArea}.${string}`, language: Language = 'zh-Hans'): Promise<string> {
  const [piece] = (await loadMessages(language, id.split('.')[0] as MessageArea))[id] ?? [];
  return piece && 'value' in piece ? piece.value : id;
}
