import type { Language, Mould } from '../catalogue/catalogue.entity.ts';

/** Millimetres of a stud's pitch and of a plate's height. */
const STUD = 8;
const PLATE = 3.2;

const LABELS: Record<Language, { number: string; shop: string; others: string; size: string; weight: string; about: string; studs: string }> = {
  'zh-Hans': { number: '颗粒编号', shop: '本店编号', others: '其他编号', size: '尺寸', weight: '单颗重量', about: '约', studs: '凸点' },
  'zh-Hant': { number: '顆粒編號', shop: '本店編號', others: '其他編號', size: '尺寸', weight: '單顆重量', about: '約', studs: '凸點' },
  en: { number: 'Part number', shop: 'Our number', others: 'Other numbers', size: 'Size', weight: 'Weight of one', about: 'about', studs: 'studs' },
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const short = (value: number) => String(Math.round(value * 100) / 100);

/** The product's description: a table of facts in the reader's language. */
export function factsHtml(mould: Mould, language: Language): string {
  const label = LABELS[language];
  const { size } = mould;
  const rows: [string, string][] = [[label.number, mould.number]];
  if (mould.gds) rows.push([label.shop, mould.gds]);
  if (mould.aliases.length > 0) rows.push([label.others, mould.aliases.join(', ')]);
  if (size) rows.push([label.size, `${short(size.width)} × ${short(size.length)} ${label.studs}, ${short(size.width * STUD)} × ${short(size.length * STUD)} × ${short(size.height * PLATE)} mm`]);
  if (mould.weightMg > 0) rows.push([label.weight, `${label.about} ${short(mould.weightMg / 1000)} g`]);
  return `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')}</tbody></table>`;
}
