import type { Language } from '../catalogue/catalogue.entity.ts';
import type { StoredRefund } from '../shop/state.ts';

/** What the shop says about refunds of its own accord: reasons to choose from, where goods go back to, and how, and why it says no. */
type RefundMessages = {
  reasons: readonly string[];
  returnTo: { name: string; phone: string; address: string };
  carriers: readonly string[];
  refusals: Record<StoredRefund['wants'], string>;
  titles: Record<'open' | 'refunded' | 'rejected', string>;
};

const RETURN_PHONE = '0754-56780000';

export const refundMessages: Record<Language, RefundMessages> = {
  'zh-Hans': {
    reasons: [
      '多拍、拍错或不想要了',
      '收货地址填错了',
      '缺少颗粒或数量不对',
      '颗粒有瑕疵或破损',
      '颜色或型号与描述不符',
      '发错商品',
      '长时间没有收到',
      '其他原因',
    ],
    returnTo: { name: 'pip 颗粒铺售后组', phone: RETURN_PHONE, address: '广东省 汕头市 澄海区 颗粒园路 8 号 2 号仓' },
    carriers: ['顺丰速运', '圆通速递', '中通快递', '申通快递', '韵达快递', '极兔速递', '京东物流', '邮政 EMS'],
    refusals: {
      money: '出库称重和照片与订单一致，未发现缺少或发错，因此不予退款。如仍有疑问请联系客服。',
      goods: '商品已拆封使用，不符合退货条件。如仍有疑问请联系客服。',
    },
    titles: { open: '申请退款中', refunded: '已退款', rejected: '拒绝退款' },
  },
  'zh-Hant': {
    reasons: [
      '多拍、拍錯或不想要了',
      '收貨地址填錯了',
      '缺少顆粒或數量不對',
      '顆粒有瑕疵或破損',
      '顏色或型號與描述不符',
      '發錯商品',
      '長時間沒有收到',
      '其他原因',
    ],
    returnTo: { name: 'pip 顆粒鋪售後組', phone: RETURN_PHONE, address: '廣東省 汕頭市 澄海區 顆粒園路 8 號 2 號倉' },
    carriers: ['順豐速運', '圓通速遞', '中通快遞', '申通快遞', '韻達快遞', '極兔速遞', '京東物流', '郵政 EMS'],
    refusals: {
      money: '出庫秤重和照片與訂單一致，未發現缺少或發錯，因此不予退款。如仍有疑問請聯絡客服。',
      goods: '商品已拆封使用，不符合退貨條件。如仍有疑問請聯絡客服。',
    },
    titles: { open: '申請退款中', refunded: '已退款', rejected: '拒絕退款' },
  },
  en: {
    reasons: [
      'Ordered too much, by mistake, or no longer wanted',
      'Wrong delivery address',
      'Pieces are missing',
      'Pieces are faulty or damaged',
      'Colour or part is not as described',
      'The wrong goods were sent',
      'Nothing has arrived for a long time',
      'Another reason',
    ],
    returnTo: {
      name: 'pip parts, returns desk',
      phone: RETURN_PHONE,
      address: 'Warehouse 2, 8 Keliyuan Road, Chenghai District, Shantou, Guangdong',
    },
    carriers: [
      'SF Express',
      'YTO Express',
      'ZTO Express',
      'STO Express',
      'Yunda Express',
      'J&T Express',
      'JD Logistics',
      'China Post EMS',
    ],
    refusals: {
      money:
        'Weight and photos taken when your parcel left match the order, so nothing is paid back. Please ask our agents if you see it differently.',
      goods: 'The goods have been used and cannot be taken back. Please ask our agents if you see it differently.',
    },
    titles: { open: 'Refund asked', refunded: 'Refunded', rejected: 'Refund refused' },
  },
};
