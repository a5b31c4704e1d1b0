import type { Language } from '../catalogue/catalogue.entity.ts';

type Words = Record<Language, string>;

/** What the stand-in shop's agents say. `{name}` places are filled in. Amounts and days are those of spec section 9. */
export const scriptMessages = {
  greeting: {
    'zh-Hans': '您好，我是{agent}。想找哪个零件，或者想问哪个订单？',
    'zh-Hant': '您好，我是{agent}。想找哪個零件，或想問哪筆訂單？',
    en: 'Hello, I am {agent}. Which part are you looking for, or which order is it about?',
  },
  takingOver: {
    'zh-Hans': '您好，我是{agent}。前面的对话我看过了，我接着帮您。',
    'zh-Hant': '您好，我是{agent}。前面的對話我看過了，接下來由我協助您。',
    en: 'Hello, I am {agent}. I have read what you wrote before and will take it from here.',
  },
  hello: {
    'zh-Hans': '您好，我在。有什么可以帮您？',
    'zh-Hant': '您好，我在。有什麼可以幫您？',
    en: 'Hello, I am here. What can I do for you?',
  },
  thanks: {
    'zh-Hans': '不客气，有问题随时找我。',
    'zh-Hant': '不客氣，有問題隨時找我。',
    en: 'You are welcome. Write any time.',
  },
  goodbye: {
    'zh-Hans': '好的，那先聊到这里。祝您拼得开心。',
    'zh-Hant': '好的，那先聊到這裡。祝您拼得開心。',
    en: 'Goodbye for now, and happy building.',
  },
  emoji: {
    'zh-Hans': '{emoji} 有需要随时找我。',
    'zh-Hant': '{emoji} 有需要隨時找我。',
    en: '{emoji} Write whenever you need me.',
  },
  image: {
    'zh-Hans': '图片收到了，谢谢。您要找的是图里的哪一块？',
    'zh-Hant': '圖片收到了，謝謝。您要找的是圖裡的哪一塊？',
    en: 'Thank you, the picture is here. Which of the parts in it are you looking for?',
  },
  inStock: {
    'zh-Hans': '{name}现有 {stock} 颗，图里这款每颗 ¥{price}。',
    'zh-Hant': '{name}現有 {stock} 顆，圖中這款每顆 ¥{price}。',
    en: '{name}: {stock} in stock. The one in the picture is ¥{price} a piece.',
  },
  soldOut: {
    'zh-Hans': '{name}暂时没有货，补货以后商品页上会写数量。',
    'zh-Hant': '{name}目前沒有貨，補貨後商品頁上會寫數量。',
    en: '{name} is sold out. The product page will say when there are more.',
  },
  productGone: {
    'zh-Hans': '这个商品已经下架了。告诉我零件编号，我帮您找相近的。',
    'zh-Hant': '這個商品已經下架了。告訴我零件編號，我幫您找相近的。',
    en: 'This product is no longer sold. Tell me the part number and I will look for something close.',
  },
  colours: {
    'zh-Hans': '{name}有 {count} 种颜色，点开就能选。',
    'zh-Hant': '{name}有 {count} 種顏色，點開就能選。',
    en: '{name} comes in {count} colours; open it to choose one.',
  },
  recommend: {
    'zh-Hans': '这款最近很多人买，您看看合不合适。',
    'zh-Hant': '這款最近很多人買，您看看合不合適。',
    en: 'Many builders buy this one at the moment. See if it suits you.',
  },
  orderState: {
    'zh-Hans': '订单 {number} 现在是「{title}」：{message}。',
    'zh-Hant': '訂單 {number} 目前是「{title}」：{message}。',
    en: 'Order {number} is now “{title}”: {message}.',
  },
  orderUnknown: {
    'zh-Hans': '这个订单我查不到，请再核对一下订单号。',
    'zh-Hant': '這筆訂單我查不到，請再核對一下訂單編號。',
    en: 'I cannot find this order. Please check its number once more.',
  },
  newestOrder: {
    'zh-Hans': '这是您最近的一个订单：',
    'zh-Hant': '這是您最近的一筆訂單：',
    en: 'This is your latest order:',
  },
  noOrder: {
    'zh-Hans': '您名下还没有订单。下单以后把订单发给我，我来查。',
    'zh-Hant': '您名下還沒有訂單。下單後把訂單傳給我，我來查。',
    en: 'There is no order of yours yet. Once you have placed one, send it here and I will look it up.',
  },
  transferring: {
    'zh-Hans': '好的，我把您转接给{agent}，请稍等。',
    'zh-Hant': '好的，我幫您轉接給{agent}，請稍候。',
    en: 'I am handing you over to {agent}. One moment, please.',
  },
  nobodyElse: {
    'zh-Hans': '现在没有别的客服在线，请直接跟我说。',
    'zh-Hant': '目前沒有其他客服在線上，請直接跟我說。',
    en: 'Nobody else is here right now. Please tell me directly.',
  },
  postage: {
    'zh-Hans': '快递 10 元，全国满 49 元包邮，偏远地区满 99 元包邮。',
    'zh-Hant': '運費 10 元，全國滿 49 元免運，偏遠地區滿 99 元免運。',
    en: 'Delivery is ¥10.00, free from ¥49.00, and from ¥99.00 to remote areas.',
  },
  repair: {
    'zh-Hans': '购买后 90 天内可以免费补件一次，每次最多 20 颗，申请会在 10 个工作日内处理。',
    'zh-Hant': '購買後 90 天內可以免費補件一次，每次最多 20 顆，申請會在 10 個工作日內處理。',
    en: 'Within 90 days of buying, one repair is free, for at most 20 pieces. Requests are handled within 10 working days.',
  },
} as const satisfies Record<string, Words>;

export type ScriptWord = keyof typeof scriptMessages;

/** What is said when nothing else fits, one after the other. */
export const smallTalk: readonly Words[] = [
  {
    'zh-Hans': '好的。是用在哪个套装上的？说一下大概的样子，我帮您找。',
    'zh-Hant': '好的。是用在哪個套組上的？說一下大概的樣子，我幫您找。',
    en: 'All right. Which set is it for? Tell me roughly what it looks like and I will look for it.',
  },
  {
    'zh-Hans': '明白。您需要什么颜色，大概要多少颗？',
    'zh-Hant': '了解。您需要什麼顏色，大約要多少顆？',
    en: 'I see. Which colour do you need, and about how many pieces?',
  },
  {
    'zh-Hans': '把零件的编号发给我，我来看看库存。',
    'zh-Hant': '把零件的編號傳給我，我來看看庫存。',
    en: 'Send me the number of a part and I will look at its stock.',
  },
  {
    'zh-Hans': '方便的话发一张图片过来，我对着图找。',
    'zh-Hant': '方便的話傳一張圖片過來，我對著圖找。',
    en: 'If you can, send a picture, and I will look for the part in it.',
  },
];
