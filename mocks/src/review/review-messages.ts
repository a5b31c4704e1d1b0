import type { Language } from '../catalogue/catalogue.entity.ts';
import type { Verdict } from './reviews.ts';

/** What buyers write, by verdict; `{colour}` is the colour they bought. */
export const reviewMessages: Record<Language, Record<Verdict, readonly string[]>> = {
  'zh-Hans': {
    good: [
      '颜色很正，和原来的{colour}放在一起看不出差别。',
      '咬合力刚好，拼上去不松，拆下来也不费劲。',
      '买了二十颗补 MOC，数量一颗不少。',
      '小袋分装，每种颜色一袋，省了我分拣的时间。',
      '第二次买了，质量稳定。',
      '边缘没有毛刺，注塑点也处理得干净。',
      '孩子弄丢的那几颗终于补上了，模型又完整了。',
      '发货快，两天就到。',
      '{colour}比照片上略深一点，不过和我手上的套装一致。',
      '单颗能买真的方便，不用为了一颗买一整袋。',
      '拼了一面墙用了三百颗，没有一颗不合格。',
      '手感和大厂的差不多，凸点光滑。',
      '按 LDraw 编号搜到的，型号完全对得上。',
      '价格实在，大批量买很划算。',
      '包装用的是气泡袋，没有划痕。',
      '用来做铁道场景，{colour}刚刚好。',
      '问了客服凸点的高度，回得很快。',
      '透明袋上贴着编号，入库很方便。',
    ],
    medium: [
      '颗粒没问题，快递慢了一天。',
      '颜色和屏幕上有一点点差别，能接受。',
      '十颗里有一颗稍紧，其余都好。',
      '质量不错，就是袋子上没写颜色名。',
      '希望{colour}的库存多一点，只买到一部分。',
    ],
    poor: ['少了两颗，补发等了几天。', '有几颗表面有划痕，拍照给客服后补了。', '收到的颜色不对，换货来回一周。'],
  },
  'zh-Hant': {
    good: [
      '顏色很正，和原本的{colour}放在一起看不出差別。',
      '咬合力剛好，拼上去不鬆，拆下來也不費力。',
      '買了二十顆補 MOC，數量一顆不少。',
      '小袋分裝，每種顏色一袋，省了我分類的時間。',
      '第二次買了，品質穩定。',
      '邊緣沒有毛邊，注塑點也處理得乾淨。',
      '孩子弄丟的那幾顆終於補上了，模型又完整了。',
      '出貨快，兩天就到。',
      '{colour}比照片上略深一點，不過和我手上的套組一致。',
      '單顆能買真的方便，不用為了一顆買一整袋。',
      '拼了一面牆用了三百顆，沒有一顆不合格。',
      '手感和大廠的差不多，凸點光滑。',
      '按 LDraw 編號搜到的，型號完全對得上。',
      '價格實在，大量買很划算。',
      '包裝用的是氣泡袋，沒有刮痕。',
      '用來做鐵道場景，{colour}剛剛好。',
      '問了客服凸點的高度，回覆很快。',
      '透明袋上貼著編號，入庫很方便。',
    ],
    medium: [
      '顆粒沒問題，快遞慢了一天。',
      '顏色和螢幕上有一點點差別，能接受。',
      '十顆裡有一顆稍緊，其餘都好。',
      '品質不錯，就是袋子上沒寫顏色名。',
      '希望{colour}的庫存多一點，只買到一部分。',
    ],
    poor: ['少了兩顆，補寄等了幾天。', '有幾顆表面有刮痕，拍照給客服後補了。', '收到的顏色不對，換貨來回一週。'],
  },
  en: {
    good: [
      'Colour is spot on: next to my old {colour} ones I cannot tell them apart.',
      'Good clutch, neither loose nor a fight to take apart.',
      'Bought twenty to finish a MOC, every one of them was there.',
      'Bagged by colour, which saved me an evening of sorting.',
      'Second order, same quality as the first.',
      'No flash on the edges and a clean injection point.',
      'Replaced the pieces our kids lost; the model is whole again.',
      'Quick delivery, two days.',
      '{colour} is a shade darker than the picture but matches my set.',
      'Being able to buy a single piece is a blessing.',
      'Used three hundred for a wall and not one was off.',
      'Feels like the well-known ones, studs are smooth.',
      'Found it by its LDraw number, and it is exactly that mould.',
      'Fair price, even more so by the hundred.',
      'Came in bubble wrap, not a scratch on them.',
      'For a railway scene, and {colour} is just right.',
      'Asked about the stud height and got an answer within minutes.',
      'The number is printed on the bag, so they went straight into the drawer.',
    ],
    medium: [
      'The parts are fine, the parcel took a day longer.',
      'A slightly different shade than on my screen, I can live with it.',
      'One of ten was a little tight, the rest are good.',
      'Good quality, but the bag did not say which colour it was.',
      'I wish there were more of {colour} in stock, I only got some.',
    ],
    poor: [
      'Two were missing, and the replacement took some days.',
      'A few had scratches; sent a photo and got new ones.',
      'The wrong colour came, exchanging it took a week.',
    ],
  },
};

/** What stands for a review without words. */
export const WORDLESS: Record<Language, string> = {
  'zh-Hans': '此用户没有填写评价',
  'zh-Hant': '此用戶沒有填寫評價',
  en: 'This buyer left no words',
};

/** What the shop answers, by verdict. */
export const answerWords: Record<Language, Record<Verdict, string>> = {
  'zh-Hans': {
    good: '谢谢分享，期待看到您的作品。',
    medium: '谢谢您告诉我们，已转给仓库改进。',
    poor: '抱歉给您添麻烦了，已为您补发，请留意物流。',
  },
  'zh-Hant': {
    good: '謝謝分享，期待看到您的作品。',
    medium: '謝謝您告訴我們，已轉給倉庫改進。',
    poor: '抱歉給您添麻煩了，已為您補寄，請留意物流。',
  },
  en: {
    good: 'Thank you for sharing, we would love to see what you build.',
    medium: 'Thank you for telling us; we passed it on to the warehouse.',
    poor: 'We are sorry for the trouble; a replacement is on its way to you.',
  },
};

/** Names of buyers, as the server masks them. */
export const NICKNAMES = ['小**', '拼**', '阿*', 'B***k', '砖**', 'M***C', '老*', 'k**8', '豆**', '颗***'] as const;
