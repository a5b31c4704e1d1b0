import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.share.title',
    defaultMessage: '分享清单',
    description: 'Title of the dialog with a link that holds the whole list.',
  },
  intro: {
    id: 'savedLists.share.intro',
    defaultMessage: '打开链接就能看到这份清单，价格和库存以打开当天为准。',
    description: 'What a person who opens the link sees.',
  },
  link: { id: 'savedLists.share.link', defaultMessage: '链接', description: 'Label of the box with the link.' },
  contents: {
    id: 'savedLists.share.contents',
    defaultMessage: '链接里有 {lines, number} 种 {pieces, number} 颗。',
    description: 'What is in the link: different parts in colours, and pieces.',
  },
  privacy: {
    id: 'savedLists.share.privacy',
    defaultMessage: '清单就在链接里，不会保存到店里：拿到链接的人都能看。之后修改了清单，请发送新的链接。',
    description: 'Who can read the list, and that later changes are not in the link.',
  },
  leftOut: {
    id: 'savedLists.share.leftOut',
    defaultMessage: '{leftOut, number} 行无法识别，不在链接里。',
    description: 'Lines that were not understood are not in the link.',
  },
  nothing: {
    id: 'savedLists.share.nothing',
    defaultMessage: '没有可识别的行，无法分享。请先在结果里修改几行。',
    description: 'No line was understood, so there is nothing to share.',
  },
  tooLong: {
    id: 'savedLists.share.tooLong',
    defaultMessage:
      '这份清单太长，无法放进链接：需要 {length, number} 个字符，超过 {most, number} 个就可能在发送时被截断。请把清单分成几份，或导出为文件发给对方。',
    description: 'The list makes a link that is too long to be sent; what to do instead.',
  },
  copy: { id: 'savedLists.share.copy', defaultMessage: '复制链接', description: 'Main button.' },
  copied: {
    id: 'savedLists.share.copied',
    defaultMessage: '已复制，可以粘贴给对方。',
    description: 'After copying.',
  },
  copyFailed: {
    id: 'savedLists.share.copyFailed',
    defaultMessage: '复制失败，请手动复制上面的链接。',
    description: 'The browser refused to copy.',
  },
  send: {
    id: 'savedLists.share.send',
    defaultMessage: '发给…',
    description: 'Button on phones: opens the list of apps that can send the link. Short.',
  },
  close: { id: 'savedLists.share.close', defaultMessage: '关闭', description: 'Button that closes the dialog.' },
});
