/** What the journeys look for on the screen, as the shopper reads it. */
export const WORDS = {
  'zh-Hans': { search: '搜索', searchBox: '搜索颗粒', add: '加入购物车', added: '已加入购物车', cart: /购物车/, checkout: '去结算', place: '提交订单', pay: /^支付/, paid: '付好了', toOrder: '查看订单', toShip: '待发货', quantity: '数量', signOut: '退出', emptySearch: '请输入要搜索的分类', chat: /^客服/, skipFilters: '跳过筛选，到结果', message: '消息', delivered: '已送达' },
  'zh-Hant': { search: '搜尋', searchBox: '搜尋顆粒', add: '加入購物車', added: '已加入購物車', cart: /購物車/, checkout: '去結帳', place: '提交訂單', pay: /^支付/, paid: '付好了', toOrder: '查看訂單', toShip: '待出貨', quantity: '數量', signOut: '登出', emptySearch: '請輸入要搜尋的分類', chat: /^客服/, skipFilters: '跳過篩選，到結果', message: '訊息', delivered: '已送達' },
  en: { search: 'Search', searchBox: 'Search parts', add: 'Add to cart', added: 'Added to your cart', cart: /Cart/, checkout: 'Check out', place: 'Place order', pay: /^Pay ¥/, paid: 'Paid', toOrder: 'See the order', toShip: 'To be shipped', quantity: 'Quantity', signOut: 'Sign out', emptySearch: 'Please enter the category to search for', chat: /^Chat|^Support|^Help/, skipFilters: 'Skip the filters', message: 'Message', delivered: 'Delivered' },
} as const;
