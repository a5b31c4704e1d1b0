import type { Language } from '@shop/contracts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';

/** The notice of the service staff as HTML; a shop of ordinary goods has no repair service. */
export function serviceNotice(shop: Shop, language: Language): string {
  const { notice, repairNotice } = messagesOf(language).support;
  return shop.state.goodsKind === 'ordinary' ? notice : notice + repairNotice;
}
