import type { Language, Mould } from '../catalogue/catalogue.entity.ts';

type Words = { made: string; fits: string; elsewhere: string; others: string };
const WORDS: Record<Language, Words> = {
  'zh-Hans': { made: 'ABS 注塑，一颗起卖，每袋只装同一种颜色。', fits: '凸点间距 8 mm，板高 3.2 mm，与常见积木颗粒通用。', elsewhere: '在别处的编号', others: '旧编号与别名' },
  'zh-Hant': { made: 'ABS 注塑，一顆起賣，每袋只裝同一種顏色。', fits: '凸點間距 8 mm，板高 3.2 mm，與常見積木顆粒通用。', elsewhere: '在別處的編號', others: '舊編號與別名' },
  en: { made: 'Moulded in ABS, sold from a single piece, one colour to a bag. ', fits: 'Studs are 8 mm apart and a plate is 3.2 mm high, so it fits the bricks you have.', elsewhere: 'Numbers elsewhere', others: 'Old numbers and aliases' },
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The product's description, as a shop keeper would write it: what it is made of and how other catalogues call it. */
export function factsHtml(mould: Mould, language: Language): string {
  const words = WORDS[language];
  const rows: [string, string][] = [
    ['Rebrickable', mould.number],
    ['LDraw', `${mould.number}.dat`],
  ];
  if (mould.aliases.length > 0) rows.push([words.others, mould.aliases.join(', ')]);
  const table = rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('');
  return `<p>${words.made}${words.fits}</p><h3>${words.elsewhere}</h3><table><tbody>${table}</tbody></table>`;
}
