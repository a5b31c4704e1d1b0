import { pictureAddress, type Review } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { chanceAt } from '../catalogue/seeded-chance.ts';
import { fill } from './fill.ts';
import { answerWords, NICKNAMES, reviewWords, WORDLESS } from './review-words.ts';
import type { StoredReview } from './reviews.ts';

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

/** A review in the reader's language. Its photos are pictures of the part in the colours that were bought. */
export function reviewOf(stored: StoredReview, language: Language): Review {
  const { mould, colour } = stored.offer;
  const texts = reviewWords[language][stored.verdict];
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
    pictures: stored.pictures.map((offer) => pictureAddress({ shape: mould.shape, hex: offer.colour.hex, finish: offer.colour.finish })),
    when: whenOf(stored.minutesAgo, language),
    answer: stored.isAnswered ? answerWords[language][stored.verdict] : '',
  };
}
