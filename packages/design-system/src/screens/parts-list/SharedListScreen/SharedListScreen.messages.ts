import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.shared.title',
    defaultMessage: '分享的清单',
    description: 'Title of the page that opens a list from a link; also the name of a list without one.',
  },
  opening: {
    id: 'savedLists.shared.opening',
    defaultMessage: '正在打开清单…',
    description: 'While the list in the link is opened.',
  },
  missing: {
    id: 'savedLists.shared.missing',
    defaultMessage: '链接中没有清单：网址里 # 后面的部分缺失，部分软件会将其去除。请对方完整复制后重新发送。',
    description: 'The address has no list in it; what to do.',
  },
  damaged: {
    id: 'savedLists.shared.damaged',
    defaultMessage: '链接不完整，或在发送时被修改过，无法读取清单。请对方重新发送，或发来导出的文件。',
    description: 'The list in the address was cut or changed; what to do.',
  },
  newer: {
    id: 'savedLists.shared.newer',
    defaultMessage: '这个链接由新版网页生成，当前网页无法读取。请刷新后重试；如仍无法读取，请对方发来导出的文件。',
    description: 'The list was written by a newer version of this page; what to do.',
  },
  failed: {
    id: 'savedLists.shared.failed',
    defaultMessage: '清单打开失败。链接没有问题，请刷新后重试。',
    description: 'The list in the link was read but could not be opened.',
  },
  reload: { id: 'savedLists.shared.reload', defaultMessage: '刷新网页', description: 'Button: reloads the page.' },
  upload: {
    id: 'savedLists.shared.upload',
    defaultMessage: '上传一份清单',
    description: 'Link: the page that reads lists.',
  },
});
