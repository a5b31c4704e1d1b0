import { pictureAddress, type Review } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { chanceAt } from '../catalogue/seeded-chance.ts';
import { fill } from '../shop/fill.ts';
import { offerOf } from '../catalogue/goods.ts';
import { answerWords, NICKNAMES, reviewMessages, WORDLESS } from './review-messages.ts';
import { verdictOf, type InventedReview, type StoredReview, type WrittenReview } from './reviews.ts';
import type { Shop } from '../shop/state.ts';

/** In milliseconds. */
const MINUTE = 60_000;

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

const UNITS = { minute: 1, hour: HOUR, day: DAY, month: MONTH } as const;
type Unit = keyof typeof UNITS;
const CHINESE: Record<'zh-Hans' | 'zh-Hant', Record<Unit, string>> = {
  'zh-Hans': { minute: '分钟前', hour: '小时前', day: '天前', month: '个月前' },
  'zh-Hant': { minute: ' 分鐘前', hour: ' 小時前', day: ' 天前', month: ' 個月前' },
};

/** How long ago, as servers say it: '' for just now. */
export function whenOf(minutes: number, language: Language): string {
  if (minutes < 1) return '';
  const unit: Unit = minutes < HOUR ? 'minute' : minutes < DAY ? 'hour' : minutes < MONTH ? 'day' : 'month';
  const count = Math.floor(minutes / UNITS[unit]);
  return language === 'en' ? `${count} ${unit}${count === 1 ? '' : 's'} ago` : `${count}${CHINESE[language][unit]}`;
}

/** A review in the reader's language. */
export const reviewOf = (shop: Shop, stored: StoredReview, language: Language): Review =>
  'accountId' in stored ? writtenOf(shop, stored, language) : inventedOf(stored, language);

/** The first sign of a name, so that its bearer knows it again and nobody else does. */
const masked = (name: string): string => `${[...name][0] ?? ''}**`;

/** Invented ids are a product's and three digits: those of written reviews are longer than any of them. */
const idOf = (written: WrittenReview): string => `9${written.id.padStart(12, '0')}`;

function writtenOf(shop: Shop, written: WrittenReview, language: Language): Review {
  const { stars, serviceStars, text, pictures } = written;
  return {
    id: idOf(written),
    nickname: masked(shop.state.accounts[written.accountId]?.nickname ?? ''),
    avatar: '',
    stars,
    serviceStars,
    text: text === '' ? WORDLESS[language] : text,
    offer: offerOf(shop, written.productId, written.uniqueId)?.colour.names[language] ?? '',
    pictures,
    when: whenOf((shop.clock.now() - written.at) / MINUTE, language),
    answer: '',
  };
}

/** Its photos are pictures of the part in the colours that were bought. */
function inventedOf(stored: InventedReview, language: Language): Review {
  const { mould, colour } = stored.offer;
  const verdict = verdictOf(stored);
  const texts = reviewMessages[language][verdict];
  // Nobody writes what another has written: beyond the last text buyers leave none.
  const text = stored.nth < texts.length ? texts[(stored.firstText + stored.nth) % texts.length] : undefined;
  return {
    id: `${mould.id}${String(stored.place).padStart(3, '0')}`,
    nickname: NICKNAMES[Math.floor(chanceAt(stored.seed, 7) * NICKNAMES.length)] ?? NICKNAMES[0],
    avatar: '',
    stars: stored.stars,
    serviceStars: stored.serviceStars,
    text: text === undefined ? WORDLESS[language] : fill(text, { colour: colour.names[language] }),
    offer: colour.names[language],
    pictures: stored.pictures.map((offer) =>
      pictureAddress({ shape: mould.shape, hex: offer.colour.hex, finish: offer.colour.finish }),
    ),
    when: whenOf(stored.minutesAgo, language),
    answer: stored.isAnswered ? answerWords[language][verdict] : '',
  };
}
