import type { Language } from './catalogue.entity.ts';

const WORDS: Record<Language, { made: string; fits: readonly string[] }> = {
  'zh-Hans': {
    made: 'ABS 注塑，一颗起卖，每袋只装同一种颜色。',
    fits: ['凸点间距 8 mm，板高 3.2 mm，与常见积木颗粒通用', '颜色按批次略有深浅，同一单从同一批里配'],
  },
  'zh-Hant': {
    made: 'ABS 注塑，一顆起賣，每袋只裝同一種顏色。',
    fits: ['凸點間距 8 mm，板高 3.2 mm，與常見積木顆粒通用', '顏色依批次略有深淺，同一單從同一批裡配'],
  },
  en: {
    made: 'Moulded in ABS, sold from a single piece, one colour to a bag.',
    fits: [
      'Studs are 8 mm apart and a plate is 3.2 mm high, so it fits the bricks you have',
      'Shades differ a little from batch to batch; an order is picked from one batch',
    ],
  },
};

/** The product's description, as a shop keeper would write it. What a part is called elsewhere stands in its facts. */
export function factsHtml(language: Language): string {
  const { made, fits } = WORDS[language];
  return `<p>${made}</p><ul>${fits.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}
