import { type Language, type Picture, pictureAddress, type Review } from '@shop/contracts';
import { randomAt } from '../catalogue-data/seeded-random.ts';
import { fill, messagesOf, plural } from '../messages/messages.ts';
import { pictureOf } from '../goods/describe-goods.ts';
import { offerOf } from '../goods/goods.ts';
import { offerName } from '../goods/packs.ts';
import type { WrittenReview } from '../core/review.state.ts';
import { verdictOf, type InventedReview, type StoredReview } from './reviews.ts';
import type { Shop } from '../core/shop.ts';

/** In milliseconds. */
const MINUTE = 60_000;

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

const UNITS = { minute: 1, hour: HOUR, day: DAY, month: MONTH } as const;
type Unit = keyof typeof UNITS;

/** Names of buyers, as the server masks them. */
const NICKNAMES = ['小**', '拼**', '阿*', 'B***k', '砖**', 'M***C', '老*', 'k**8', '豆**', '颗***'] as const;

/** The largest unit of a number of minutes. */
function unitOf(minutes: number): Unit {
  if (minutes < HOUR) return 'minute';
  if (minutes < DAY) return 'hour';
  return minutes < MONTH ? 'day' : 'month';
}

/** How long ago, as text of the server: '' for just now. */
export function whenOf(minutes: number, language: Language): string {
  if (minutes < 1) return '';
  const unit = unitOf(minutes);
  return plural(messagesOf(language).review.ago[unit], Math.floor(minutes / UNITS[unit]), language);
}

/** A review in the reader's language. */
export const reviewOf = (shop: Shop, stored: StoredReview, language: Language): Review =>
  'accountId' in stored ? writtenOf(shop, stored, language) : inventedOf(shop, stored, language);

/** The first character of a name, so that only its owner recognizes it. */
const masked = (name: string): string => `${[...name][0] ?? ''}**`;

/** Ids of invented reviews are a product's id and three digits; those of written reviews are longer. */
const idOf = (written: WrittenReview): string => `9${written.id.padStart(12, '0')}`;

function writtenOf(shop: Shop, written: WrittenReview, language: Language): Review {
  const { stars, serviceStars, text, pictures } = written;
  const offer = offerOf(shop, written.productId, written.uniqueId);
  return {
    id: idOf(written),
    nickname: masked(shop.state.accounts[written.accountId]?.nickname ?? ''),
    avatar: '',
    stars,
    serviceStars,
    text: text === '' ? messagesOf(language).review.noText : text,
    offer: offer ? offerName(offer, language) : '',
    pictures,
    when: whenOf((shop.clock.now() - written.at) / MINUTE, language),
    answer: '',
  };
}

const addressOf = (shown: Picture): string => (shown.kind === 'photo' ? shown.url : pictureAddress(shown));

/** Its photos are pictures of the part in the colours that were bought. */
function inventedOf(shop: Shop, stored: InventedReview, language: Language): Review {
  const { mould, colour } = stored.offer;
  const verdict = verdictOf(stored);
  const texts = messagesOf(language).review.texts[verdict];
  // Each text is used once; further reviews have no text.
  const text = stored.nth < texts.length ? texts[(stored.firstText + stored.nth) % texts.length] : undefined;
  return {
    id: `${mould.id}${String(stored.index).padStart(3, '0')}`,
    nickname: NICKNAMES[Math.floor(randomAt(stored.seed, 7) * NICKNAMES.length)] ?? NICKNAMES[0],
    avatar: '',
    stars: stored.stars,
    serviceStars: stored.serviceStars,
    text: text === undefined ? messagesOf(language).review.noText : fill(text, { colour: colour.names[language] }),
    offer: offerName(stored.offer, language),
    pictures: [...new Set(stored.pictures.map((offer) => addressOf(pictureOf(shop, offer))))],
    when: whenOf(stored.minutesAgo, language),
    answer: stored.isAnswered ? messagesOf(language).review.replies[verdict] : '',
  };
}
