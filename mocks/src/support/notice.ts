import type { Language } from '../catalogue/catalogue.entity.ts';

/** What stands beside the conversation, as rich text. */
export const NOTICE: Record<Language, string> = {
  'zh-Hans':
    '<p><strong>客服时间</strong> 9:00–21:00</p><p>补件请准备好购买凭证图片（1 张）。补件申请将在 <em>10 个工作日</em>内处理。</p>',
  'zh-Hant':
    '<p><strong>客服時間</strong> 9:00–21:00</p><p>補件請準備好購買憑證圖片（1 張）。補件申請將在 <em>10 個工作日</em>內處理。</p>',
  en: '<p><strong>We are here</strong> 9:00–21:00</p><p>For a repair, have one picture of your purchase voucher ready. Repair requests are handled within <em>10 working days</em>.</p>',
};
