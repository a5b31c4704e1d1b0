import { loadWords, type Language, type WordArea } from '@shop/design-system/words';

/** A word of the shop by its id, in a language; only for words without places to fill. */
export async function wordOf(id: `${WordArea}.${string}`, language: Language = 'zh-Hans'): Promise<string> {
  const [piece] = (await loadWords(language, id.split('.')[0] as WordArea))[id] ?? [];
  return piece && 'value' in piece ? piece.value : id;
}
