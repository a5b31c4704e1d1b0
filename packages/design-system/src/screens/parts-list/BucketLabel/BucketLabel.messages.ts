import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  ready: {
    id: 'partsList.bucket.ready',
    defaultMessage: '可直接买',
    description: 'Lines of a parts list that are sold exactly as written. At most 14 characters in English.',
  },
  renamed: {
    id: 'partsList.bucket.renamed',
    defaultMessage: '换号后可买',
    description: 'Lines that can be bought under another part number. At most 14 characters.',
  },
  noColour: {
    id: 'partsList.bucket.noColour',
    defaultMessage: '无此颜色',
    description: 'Lines whose part is not made in the colour. At most 14 characters.',
  },
  short: {
    id: 'partsList.bucket.short',
    defaultMessage: '库存不足',
    description: 'Lines that ask for more than there is. At most 14 characters.',
  },
  offSale: {
    id: 'partsList.bucket.offSale',
    defaultMessage: '已下架',
    description: 'Lines whose part is no longer for sale. At most 14 characters.',
  },
  overLimit: {
    id: 'partsList.bucket.overLimit',
    defaultMessage: '超出限购',
    description: 'Lines that ask for more than one shopper may buy. At most 14 characters.',
  },
  notSold: {
    id: 'partsList.bucket.notSold',
    defaultMessage: '本店不售',
    description: 'Lines whose part the shop does not sell. At most 14 characters.',
  },
  unread: {
    id: 'partsList.bucket.unread',
    defaultMessage: '未能识别',
    description: 'Lines that were not understood. At most 14 characters.',
  },
  waiting: {
    id: 'partsList.bucket.waiting',
    defaultMessage: '查询中',
    description: 'Lines whose price and stock the shop is being asked for. At most 14 characters.',
  },
});

/** In place of the above in a shop in which the parts of a list are found by searches. */
export const searchedMessages = defineMessages({
  noColour: {
    id: 'partsList.bucket.colourUnclear',
    defaultMessage: '颜色不明确',
    description:
      'Lines whose part was found, but none of its specifications names the colour; it may exist. At most 14 characters.',
  },
  notSold: {
    id: 'partsList.bucket.notFound',
    defaultMessage: '未找到',
    description: 'Lines whose part number the search of the shop did not find; it may be sold. At most 14 characters.',
  },
});
