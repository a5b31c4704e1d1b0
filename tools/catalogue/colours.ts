import { join } from 'node:path';
import { traditional } from './traditional.ts';
import { readTable } from '../read-table.ts';

/** A colour of the compiled file: id, hex, finish, the numbers in other systems, and three names. */
export type ColourRow = [number, string, string, number, number, number, string, string, string, string];

/** Chinese names in the style of the Gobricks table, for colours that it lacks. */
const invented: Record<string, string> = {
  Brown: '旧棕',
  'Light Gray': '旧浅灰',
  'Dark Gray': '旧深灰',
  'Light Blue': '淡蓝',
  'Light Turquoise': '浅玉绿',
  Salmon: '鲑红',
  Pink: '浅粉',
  'Light Green': '淡绿',
  'Light Yellow': '淡黄',
  'Light Violet': '淡紫',
  Purple: '青莲',
  'Medium Green': '中绿',
  'Light Pink': '淡粉',
  'Milky White': '乳白',
  'Metallic Silver': '亮银',
  'Metallic Gold': '亮金',
  'Royal Blue': '皇蓝',
  Violet: '蓝紫',
  'Medium Bluish Violet': '中蓝紫',
  'Medium Lime': '中青绿',
  Aqua: '水绿',
  'Light Lime': '嫩绿',
  'Light Orange': '浅橙',
  'Pearl Light Gray': '珠光浅灰',
  'Pearl Dark Gray': '珠光深灰',
  'Very Light Bluish Gray': '极浅蓝灰',
  'Sky Blue': '天青',
  'Maersk Blue': '海蓝',
  'Sand Red': '沙红',
  'Medium Dark Pink': '中粉',
  'Sand Purple': '沙紫',
  'Medium Orange': '中橙',
  'Very Light Gray': '极浅灰',
  'Vibrant Yellow': '亮黄',
  'Trans-Neon Orange': '明荧橙',
  'Trans-Medium Blue': '明中蓝',
  'Trans-Bright Green': '明亮绿',
  'Trans-Neon Yellow': '明荧黄',
  'Trans-Pink': '明粉',
  'Trans-Light Purple': '明浅紫',
  'Trans-Very Lt Blue': '明极浅蓝',
  'Glitter Trans-Clear': '闪粉透明',
  'Glitter Trans-Dark Pink': '闪粉桃红',
  'Chrome Gold': '镀金',
  'Chrome Silver': '镀银',
  'Glow In Dark Opaque': '夜光',
  'Glow In Dark Trans': '夜光透明',
  'Glow in Dark White': '夜光白',
  'Opal Trans-Clear': '蛋白透明',
  'Opal Trans-Light Blue': '蛋白浅蓝',
};

/** Speckle is rendered like glitter: dots in a colour. */
const finishes: [RegExp, string][] = [
  [/^glow/i, 'glow'],
  [/^(glitter|speckle)/i, 'glitter'],
  [/^(opal|milky)/i, 'milky'],
  [/^chrome/i, 'chrome'],
  [/\bmetal/i, 'metal'],
  [/^(pearl|flat|two-tone|copper)|\b(gold|titanium)$/i, 'pearl'],
  [/^trans-|\bclear$/i, 'transparent'],
];

/** The finish of a colour, by its English name. */
export const finishOf = (en: string): string => finishes.find(([pattern]) => pattern.test(en))?.[1] ?? 'solid';

/** Reads the colours of the cross-reference table, the most common first. */
export function readColours(folder: string): ColourRow[] {
  const rows = readTable(join(folder, 'colour_xref.csv')).sort(
    (one, other) => Number(other['n_parts']) - Number(one['n_parts']),
  );
  return rows.map((row) => {
    const en = row['rb_name'] ?? '';
    const hans = row['gds_name_zh'] || invented[en];
    if (!hans) throw new Error(`No Chinese name for the colour ${en}`);
    const [ldraw, bricklink, lego] = [Number(row['ldraw_code']), Number(row['bl_id']), Number(row['lego_id'])];
    const hex = (row['rb_hex'] ?? '').toUpperCase();
    return [
      Number(row['rb_id']),
      hex,
      finishOf(en),
      ldraw ?? 0,
      bricklink ?? 0,
      lego ?? 0,
      row['gds_code'] ?? '',
      en,
      hans,
      traditional(hans),
    ];
  });
}
