import type { Finish } from '@shop/contracts';

/**
 * What shoppers say for what the shop's names say: alternatives divided by bars, the words of one by spaces. What was typed
 * counts as well. Chinese is simplified here; traditional is simplified before it is looked up.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  beam: 'liftarm', 'lift arm': 'liftarm', 'cheese slope': 'slope 30', 'cheese wedge': 'slope 30', cheese: 'slope 30', erling: 'headlight', snot: 'stud side', modified: 'special',
  flat: 'tile', smooth: 'tile', grill: 'grille', grille: 'grill', tire: 'tyre', center: 'centre', armor: 'armour', wing: 'wedge plate', minifigure: 'minifig|minifigures', 'mini figure': 'minifig|minifigures',
  radar: 'dish', 'satellite dish': 'dish', rod: 'bar', stick: 'bar', peg: 'pin', bushing: 'bush', cog: 'gear', cogwheel: 'gear', 'cross axle': 'axle', windshield: 'windscreen', ramp: 'slope', roof: 'slope',
  'base plate': 'baseplate', log: 'palisade', teeth: 'tooth', arc: 'arch', pipe: 'hose|bar', offset: 'jumper', printed: 'print', decorated: 'print', hinged: 'hinge',
  光板: '光面板', 光面砖: '光面板', 平板: '光面板', 平滑板: '光面板', 平滑砖: '光面板', 瓷砖: '光面板', 磁砖: '光面板', 贴片: '光面板', 圆光板: '圆形光面板', 圆片: '圆形光面板|圆形板', 薄板: '基础板', 薄砖: '基础板',
  低砖: '基础板', 厚砖: '基础砖', 高砖: '基础砖', 方砖: '基础砖', 普通砖: '基础砖', 标准砖: '基础砖', 地板: '底板', 斜砖: '坡面砖', 斜坡砖: '坡面砖', 斜面砖: '坡面砖', 斜坡: '坡面砖', 斜面: '坡面砖', 反斜砖: '反坡砖', 倒斜砖: '反坡砖',
  奶酪砖: '坡面砖 30', 芝士: '坡面砖 30', 奶酪: '坡面砖 30', 圆板: '圆形板', 圆砖: '圆形砖', 梁: '孔臂', 横梁: '孔臂', 科技梁: '孔臂', 科技臂: '孔臂', 长臂: '孔臂', 孔梁: '孔臂', 十字轴: '轴', 轴杆: '轴', 插销: '轴栓|轴销', 销子: '轴栓|轴销',
  科技销: '轴栓|轴销', 科技栓: '轴栓|轴销', 长销: '长轴栓', 栅栏板: '格栅板', 网格板: '格栅板', 单凸板: '单点板', 跳板: '单点板', 偏心板: '单点板', 大灯: '头灯', 车灯: '头灯', 侧凸: '单侧凸点', 翼板: '楔形板', 三角板: '楔形板', 直角板: '转角板',
  拐角板: '转角板', 角板: '转角板', 支架: '转角支架', 碟子: '碟形件', 圆碟: '碟形件', 雷达: '碟形件', 飞碟: '碟形件', 锥形砖: '圆锥', 拱门: '拱形砖', 拱桥: '拱形砖', 轮子: '轮', 车轮: '轮', 小人: '人仔', 人偶: '人仔', 公仔: '人仔', 人头: '人仔头',
  窗户: '窗', 合页: '铰链', 管子: '软管|硬管', 棍: '杆', 棒: '杆', 围栏: '栏杆', 栅栏: '栏杆', 图案: '印刷', 印花: '印刷', 原木: '原木纹', 圆木: '原木纹',
};

/** Words that say nothing about which part is meant. */
export const IDLE: ReadonlySet<string> = new Set('lego the a an of with for in on and part parts piece pieces pcs pc 乐高 的 和 带 个 颗 片 块 粒 件 积木 颗粒 零件 配件 散件'.split(' '));
/** After a figure these count pieces: "20 pcs" is no size. */
export const MEASURES: ReadonlySet<string> = new Set('piece pieces pcs pc 个 颗 片 块 粒 件'.split(' '));

/** Words for what a colour does with light, beside those in its name. */
export const FINISH_WORDS: Readonly<Record<string, Finish>> = {
  transparent: 'transparent', trans: 'transparent', translucent: 'transparent', clear: 'transparent', 透明: 'transparent', pearl: 'pearl', 珠光: 'pearl', metallic: 'metal', chrome: 'chrome', 电镀: 'chrome', glitter: 'glitter', 夜光: 'glow',
};

/** Names under which colours go among builders, by Rebrickable's id. */
export const NICKNAMES: Readonly<Record<number, string>> = {
  71: 'lbg light stone', 72: 'dbg dark stone', 19: 'beige 米色 沙色', 70: '褐色 红棕', 27: 'green 荧光绿', 297: '金色', 179: '银色', 25: '橙色', 321: 'azur', 322: 'azur', 47: 'clear 无色',
};
