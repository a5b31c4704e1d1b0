import { describe, expect, it } from 'vitest';
import compiled from './catalogue.json' with { type: 'json' };
import type { Mould } from './catalogue.entity.ts';
import { readCatalogue, unpack } from './read-catalogue.ts';

const { moulds, colours, categories } = readCatalogue();
const plain = moulds.filter((one) => one.blank === undefined);
const prints = moulds.filter((one) => one.blank !== undefined);
const offers = moulds.flatMap((one) => one.colours);
const byNumber = new Map(moulds.map((one) => [one.number, one]));
const byId = new Map(moulds.map((one) => [one.id, one]));

const share = <T>(all: T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

function find(number: string): Mould {
  const found = byNumber.get(number);
  if (!found) throw new Error(`${number} is not in the catalogue`);
  return found;
}

/** Characters that exist only in simplified Chinese; none may occur in a traditional name. */
const simplifiedOnly =
  /[万与业丛丝两丽书亚仪传体侧储儿关内军减则剑动华单双发叶员围国圆场块墙壳头夹奖宝实宽对导层岛师带库开异张弯弹强径护担换撑数无旧机杂条来枪标树桥横气浅测浓渐滚灯点烛热状狮环电盖盘矿砖础离积称竖笔纹线细红绿绳缝罗翘职肤胆脚脸节芦荧蓝莲衬装见观规计设证评识词详语说请读调败货质费贴车轨轮软轴载辅辆连选递遥邮释针钉钓钟钢钩钥链锁锅锤锥镜长门闪闭间闸阀阶陈隐难雾静韧页顶项顺须颈颌颗题额风飞饰马驾骑鱼鲜鸟鸡鹰麦黄齿龙]/;

describe('the stand-in shop’s catalogue', () => {
  it('has at least five thousand moulds, each in at least one of the 104 colours', () => {
    expect(plain.length).toBeGreaterThanOrEqual(5000);
    expect(colours).toHaveLength(104);
    expect(moulds.every((one) => one.colours.length >= 1)).toBe(true);
    expect(share(plain, (one) => one.colours.length >= 2)).toBeGreaterThan(0.7);
    expect(new Set(moulds.map((one) => one.number)).size).toBe(moulds.length);
  });

  it('has the moulds of 2021 to 2026', () => {
    const newer =
      '1748 1750 1751 1871 2310 3386 3396 3573 4590 5091 5092 5404 5414 5841 5852 5907 6801 7825 7835 73562 76797 76959 77844 77850 78257 78258 78329 78443 78666 79389 79491 79846 80177 80326 86876 86996';
    expect(newer.split(' ').filter((number) => !byNumber.has(number))).toEqual([]);
  });

  it('keeps the ids of its products: those of the first catalogue are the same, also under new numbers', () => {
    const ids = ['1 3626c', '17 87079', '3260 33863', '3261 3068bpr0050'];
    expect(ids.map((entry) => `${entry.split(' ')[0]} ${byId.get(entry.split(' ')[0] ?? '')?.number}`)).toEqual(ids);
    expect(byId.size).toBe(moulds.length);
    // The source calls this boat hull another number now.
    expect(find('54779c02').aliases).toContain('54779');
  });

  it('has the most common parts, in three languages and with a picture', () => {
    const wellKnown: [string, string, string, string, string][] = [
      ['3001', '基础砖 2×4', '基礎磚 2×4', 'Brick 2 × 4', 'brick-2x4'],
      ['3020', '基础板 2×4', '基礎板 2×4', 'Plate 2 × 4', 'plate-2x4'],
      ['3039', '坡面砖 45° 2×2', '坡面磚 45° 2×2', 'Slope 45° 2 × 2', 'slope-45-2x2'],
      ['3062b', '圆形砖 1×1 空心凸点', '圓形磚 1×1 空心凸點', 'Brick, Round 1 × 1 Open Stud', 'roundbrick-1x1'],
      ['3069b', '光面板 1×2', '光面板 1×2', 'Tile 1 × 2', 'tile-1x2'],
      ['3648b', '齿轮 24 齿', '齒輪 24 齒', 'Gear 24 Tooth', 'gear-24'],
      ['3659', '拱形砖 1×4', '拱形磚 1×4', 'Arch 1 × 4', 'arch-1x4'],
      ['3665', '反坡砖 45° 2×1', '反坡磚 45° 2×1', 'Slope, Inverted 45° 2 × 1', 'slopeinv-45-1x2'],
      ['3701', '科技砖 1×4 三孔', '科技磚 1×4 三孔', 'Technic Brick 1 × 4 with 3 Holes', 'technic-1x4'],
      ['3941', '圆形砖 2×2 带轴孔', '圓形磚 2×2 帶軸孔', 'Brick, Round 2 × 2 with Axle Hole', 'roundbrick-2x2'],
      ['6141', '圆形板 1×1', '圓形板 1×1', 'Plate, Round 1 × 1', 'roundplate-1x1'],
      ['4589', '圆锥 1×1', '圓錐 1×1', 'Cone 1 × 1', 'cone-1x1'],
      ['11477', '弧面砖 2×1', '弧面磚 2×1', 'Slope, Curved 2 × 1', 'curve-1x2'],
      ['15573', '单点板 1×2', '單點板 1×2', 'Plate, Jumper 1 × 2', 'jumper-1x2'],
      ['2412b', '格栅板 1×2', '格柵板 1×2', 'Tile, Grille 1 × 2', 'grille-1x2'],
      ['2420', '转角板 2×2', '轉角板 2×2', 'Plate, Corner 2 × 2', 'corner-2x2'],
      ['2780', '轴栓 带摩擦', '軸栓 帶摩擦', 'Pin with Friction', 'pin'],
      ['32316', '孔臂 1×5', '孔臂 1×5', 'Liftarm 1 × 5', 'beam-5'],
      ['41769', '楔形板 4×2 右', '楔形板 4×2 右', 'Wedge, Plate 4 × 2 Right', 'wedge-2x4-r'],
      ['44728', '转角支架 1×2 / 2×2', '轉角支架 1×2 / 2×2', 'Bracket 1 × 2 / 2 × 2', 'bracket-1x2-2x2'],
      ['54200', '坡面砖 30° 1×1', '坡面磚 30° 1×1', 'Slope 30° 1 × 1', 'cheese-1x1'],
      ['60592', '窗 1×2×2 平面', '窗 1×2×2 平面', 'Window 1 × 2 × 2 Flat Front', 'window-1x2x2'],
      ['98138', '圆形光面板 1×1', '圓形光面板 1×1', 'Tile, Round 1 × 1', 'roundtile-1x1'],
    ];
    expect(
      wellKnown.map(([number]) => [
        number,
        find(number).names['zh-Hans'],
        find(number).names['zh-Hant'],
        find(number).names.en,
        find(number).shape,
      ]),
    ).toEqual(wellKnown);
  });

  it('has other well-known numbers', () => {
    const numbers =
      '3002 3003 3004 3005 3010 3021 3022 3023 3024 3031 3032 3034 3035 3040b 3068b 3070b 3460 3622 3623 3666 3700 3705 3706 3707 3710 3713 3747b 3795 3832 4070 4162 4274 4490 4740 6558 6636 15068 2431 2456 2877 32062 32123b 32523 41770 43722 43723 48336 50950 60474 61409 63864 85984 87079 87087 87580 92438 93606 98283 99206 99207 99780 99781';
    expect(numbers.split(' ').filter((number) => !byNumber.has(number))).toEqual([]);
  });

  it('finds moulds by old numbers, each of one mould', () => {
    expect(find('6141').aliases).toContain('4073');
    expect(find('3070b').aliases).toContain('3070');
    expect(find('3020').gds).toBe('GDS-511');
    const aliases = moulds.flatMap((one) => one.aliases);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(aliases.filter((alias) => byNumber.has(alias))).toEqual([]);
    const gds = moulds.flatMap((one) => one.gds ?? []);
    expect(new Set(gds).size).toBe(gds.length);
  });

  it('has Chinese names without Latin words, and traditional ones without simplified characters', () => {
    const names = [...moulds, ...colours, ...categories].map((one) => one.names);
    // Single capitals are allowed: the printed letters.
    const withoutLetters = (name: string) => name.replace(/ [A-Z](?= )/g, '');
    expect(names.filter((name) => /[a-z]/i.test(withoutLetters(name['zh-Hans'])) || name['zh-Hans'] === '')).toEqual(
      [],
    );
    const mixed = names.filter((name) => simplifiedOnly.test(name['zh-Hant']));
    expect(mixed.map((name) => name['zh-Hant'])).toEqual([]);
    expect(names.filter((name) => /[\u3400-\u9fff]/.test(name.en) || name.en === '')).toEqual([]);
  });

  it('has complete names: none ends in a joining word', () => {
    expect(
      moulds
        .map((one) => one.names.en)
        .filter((name) => /\b(with|and|without|for)( (with|and|for))?$|\bwith with\b/.test(name)),
    ).toEqual([]);
    expect(
      moulds.map((one) => one.names['zh-Hans']).filter((name) => /[~|_]|  |[和无]$| 带($|和|带)/.test(name)),
    ).toEqual([]);
  });

  it('rarely has the same name for two moulds', () => {
    const counts = Map.groupBy(moulds, (one) => one.names['zh-Hans']);
    expect(share(moulds, (one) => (counts.get(one.names['zh-Hans'])?.length ?? 0) > 1)).toBeLessThan(0.03);
  });

  it('has the picture of its own number for each mould, and says where the shape is not drawn', () => {
    expect(plain.filter((one) => one.picture.shape !== one.number)).toEqual([]);
    expect(plain.filter((one) => !/^[a-z0-9.-]{1,40}$/.test(one.number))).toEqual([]);
    expect(find('3001').picture).toEqual({ shape: '3001' });
    expect(find('6177b').picture).toEqual({ shape: '6177b', lacks: 'shape' });
    // Another mould of the slope, with hollow studs, and a fist with a finger more.
    expect(find('98560').picture).toEqual({ shape: '98560', lacks: 'mould' });
    // Its geometry is unfinished.
    expect(find('44811').picture).toEqual({ shape: '44811', lacks: 'mould' });
    expect(find('64251').picture).toEqual({ shape: '64251', lacks: 'shape' });
    expect(plain.filter((one) => one.picture.lacks === 'mould')).toHaveLength(54);
    expect(share(plain, (one) => one.picture.lacks === 'shape')).toBeLessThan(0.3);
  });

  it('shows a print with its pattern, or the plain part and says that the print is not shown', () => {
    for (const one of prints) {
      const { shape, lacks } = one.picture;
      expect(shape).toBe(lacks === undefined ? one.number : byId.get(one.blank ?? '')?.number);
    }
    expect(find('3009pr0017').picture).toEqual({ shape: '3009pr0017' });
    expect(prints.filter((one) => one.picture.lacks === 'print').length).toBeGreaterThan(50);
    expect(share(plain, (one) => one.shape.startsWith('schematic'))).toBeLessThan(0.12);
  });

  it('has every mould in an existing subcategory, and no empty one', () => {
    const subs = new Set(categories.filter((one) => one.parent !== undefined).map((one) => one.id));
    expect(new Set(moulds.map((one) => one.category))).toEqual(subs);
    expect(categories.every((one) => one.parent === undefined || categories.some((top) => top.id === one.parent))).toBe(
      true,
    );
  });

  it('has prices from four fen to six yuan, and higher struck-through prices', () => {
    expect(Math.min(...offers.map((offer) => offer.priceFen))).toBeGreaterThanOrEqual(4);
    expect(Math.max(...offers.map((offer) => offer.priceFen))).toBeLessThanOrEqual(600);
    expect(offers.every((offer) => Number.isInteger(offer.priceFen) && offer.marketFen >= offer.priceFen)).toBe(true);
    expect(share(offers, (offer) => offer.marketFen > offer.priceFen)).toBeGreaterThan(0.1);
  });

  it('has low stock in some colours, and a few sold out', () => {
    expect(share(offers, (offer) => offer.stock === 0)).toBeCloseTo(0.03, 2);
    expect(share(offers, (offer) => offer.stock > 0 && offer.stock <= 60)).toBeCloseTo(0.06, 2);
    expect(Math.max(...offers.map((offer) => offer.stock))).toBeLessThanOrEqual(20_000);
    const withdrawn = share(moulds, (one) => !one.onSale);
    expect(withdrawn).toBeGreaterThan(0.003);
    expect(withdrawn).toBeLessThan(0.02);
  });

  it('has the same prices, stock and sales each time it is read', () => {
    expect(unpack(compiled)).toEqual(readCatalogue());
  });

  it('is sorted by popularity: the first product has far more sales than the last', () => {
    expect(moulds[0]?.id).toBe('1');
    expect(moulds.slice(0, 50).map((one) => one.number)).toEqual(
      expect.arrayContaining(['3001', '3020', '3023', '3069b']),
    );
    expect(moulds[0]?.sales).toBeGreaterThan(100 * (moulds.at(-1)?.sales ?? 0));
  });

  it('has printed parts after all plain ones, named by the print, with the picture of the blank', () => {
    expect(prints.length).toBeGreaterThanOrEqual(200);
    expect(moulds.findIndex((one) => one.blank !== undefined)).toBe(plain.length);
    for (const one of prints) {
      const blank = byId.get(one.blank ?? '');
      expect(blank?.blank).toBeUndefined();
      expect(one).toMatchObject({ shape: blank?.shape, size: blank?.size, category: blank?.category });
      expect(one.names.en).toMatch(/^.+ (with|and) .+ Print$/);
      expect(one.names['zh-Hans']).toMatch(/印刷$/);
      expect(one.number.startsWith(blank?.number ?? '-')).toBe(true);
    }
    expect(find('3068bpr0050').names).toEqual({
      en: 'Tile 2 × 2 with Black Wide Arrow Print',
      'zh-Hans': '光面板 2×2 黑色 宽 箭头 印刷',
      'zh-Hant': '光面板 2×2 黑色 寬 箭頭 印刷',
    });
  });

  it('has relations in both directions', () => {
    const related = (number: string) =>
      find(number).related.map(({ relation, id }) => `${relation} ${byId.get(id)?.number}`);
    expect(related('41769')).toContain('pair 41770');
    expect(related('41770')).toContain('pair 41769');
    expect(related('3070b')).toContain('print 3070bpr0071');
    expect(related('3070bpr0071')).toEqual(['alternate 3070b']);
    const mutual = ['mould', 'pair'];
    for (const one of moulds) {
      expect(one.related.some(({ id }) => id === one.id)).toBe(false);
      for (const { relation, id } of one.related)
        if (mutual.includes(relation)) expect(byId.get(id)?.related).toContainEqual({ relation, id: one.id });
    }
  });

  it('has finishes and numbers of colours', () => {
    const olive = colours.find((colour) => colour.id === 326);
    expect(olive).toMatchObject({
      hex: '9B9A5A',
      finish: 'solid',
      codes: { ldraw: 330, bricklink: 155, lego: 330, gds: '049' },
    });
    expect(colours.find((colour) => colour.id === 47)?.finish).toBe('transparent');
    expect(colours.find((colour) => colour.id === 1055)?.finish).toBe('milky');
    expect(colours.find((colour) => colour.id === 19)?.names).toEqual({
      'zh-Hans': '杏黄',
      'zh-Hant': '杏黃',
      en: 'Tan',
    });
    expect(colours.find((colour) => colour.id === 7)?.codes.gds).toBeUndefined();
  });
});
