import type { Language } from '@shop/contracts';
import { acceptedLanguage } from '../core/accepted-language.ts';
import type { Shop } from '../core/shop.ts';

/** The languages of an answer: that of its content, and that of refusals and notices. */
type AnswerLanguages = { content: Language; messages: Language };

/**
 * As servers of the second generation do, their own header before Accept-Language. A server that is not translated has
 * one language for its content, and only its own header asks for messages in another.
 */
export function languagesFor(shop: Shop, headers: Headers): AnswerLanguages {
  const own = headers.get('cb-lang');
  const { languages } = shop.state;
  const asked = acceptedLanguage(own ?? headers.get('Accept-Language'));
  if (!languages) return { content: asked, messages: asked };
  const { content, messages } = languages;
  return { content, messages: own !== null && messages.includes(asked) ? asked : content };
}
