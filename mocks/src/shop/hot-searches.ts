import type { Language } from '../catalogue/catalogue.entity.ts';

/** What shoppers search for most, as the shop's staff would set it. */
export const HOT_SEARCHES: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['基础砖 2×4', '光面板 1×2', '圆形板 1×1', '3001', '红色基础板', '坡面砖', '孔臂', '透明 1×1', '人仔头', '齿轮', '单点板', '植物'],
  'zh-Hant': ['基礎磚 2×4', '光面板 1×2', '圓形板 1×1', '3001', '紅色基礎板', '坡面磚', '孔臂', '透明 1×1', '人仔頭', '齒輪', '單點板', '植物'],
  en: ['Brick 2 × 4', 'Tile 1 × 2', 'Round plate 1 × 1', '3001', 'Red plate', 'Cheese slope', 'Liftarm', 'Trans-clear 1 × 1', 'Minifig head', 'Gear', 'Jumper plate', 'Plants'],
};
