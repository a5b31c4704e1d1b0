import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.lists.title',
    defaultMessage: '我的清单',
    description: 'Title of the page with the parts lists that a shopper saved.',
  },
  toUpload: {
    id: 'savedLists.lists.toUpload',
    defaultMessage: '上传新清单',
    description: 'Link to the page that reads parts lists.',
  },
  toRestock: {
    id: 'savedLists.lists.toRestock',
    defaultMessage: '到货提醒',
    description: 'Link to the back-in-stock alerts of this browser.',
  },
  choose: {
    id: 'savedLists.lists.choose',
    defaultMessage: '选中 {name}',
    description: 'Name of the checkbox of a saved list.',
  },
  open: { id: 'savedLists.lists.open', defaultMessage: '打开', description: 'Button that opens a list.' },
  rename: { id: 'savedLists.lists.rename', defaultMessage: '重命名', description: 'Button that renames a saved list.' },
  save: {
    id: 'savedLists.lists.save',
    defaultMessage: '保存',
    description: 'Button that saves the new name of a list.',
  },
  cancel: {
    id: 'savedLists.lists.cancel',
    defaultMessage: '取消',
    description: 'Button that leaves the name as it was.',
  },
  remove: {
    id: 'savedLists.lists.remove',
    defaultMessage: '删除',
    description: 'Button that deletes a saved list; also the yes to the question.',
  },
  removeAsk: {
    id: 'savedLists.lists.removeAsk',
    defaultMessage: '删除后无法恢复',
    description: 'Asked once before a saved list is deleted for good.',
  },
  cancelDelete: {
    id: 'savedLists.lists.cancelDelete',
    defaultMessage: '保留',
    description: 'The no to that question.',
  },
  about: {
    id: 'savedLists.lists.actionLabel',
    defaultMessage: '{action}：{name}',
    description: 'Name of a button of one list, for screen readers: what it does and to which list.',
  },
  failed: {
    id: 'savedLists.lists.failed',
    defaultMessage: '操作未成功：{why}',
    description: 'Opening, renaming or deleting a list failed; {why} is a sentence.',
  },
  chosen: {
    id: 'savedLists.lists.chosen',
    defaultMessage: '已选 {count, number} 份',
    description: 'How many saved lists are chosen.',
  },
  combineHint: {
    id: 'savedLists.lists.combineHint',
    defaultMessage: '会生成一份新清单，原来的不变。',
    description: 'Beside the ways to put lists together: the result is a new list, the chosen ones stay as they are.',
  },
  sum: {
    id: 'savedLists.lists.sum',
    defaultMessage: '合并，数量相加',
    description: 'Button: puts the chosen lists together; quantities of the same part are added.',
  },
  most: {
    id: 'savedLists.lists.most',
    defaultMessage: '合并，取较多的',
    description: 'Button: puts the chosen lists together; of the same part the greatest quantity is taken.',
  },
  minus: {
    id: 'savedLists.lists.minus',
    defaultMessage: '“{name}”减去其余',
    description: 'Button: takes all other chosen lists off the one that was chosen first.',
  },
  times: {
    id: 'savedLists.lists.times',
    defaultMessage: '买 {times, number} 套',
    description: 'Button: multiplies the chosen list.',
  },
  timesLabel: {
    id: 'savedLists.lists.timesLabel',
    defaultMessage: '套数',
    description: 'Name of the box for how many times a list is wanted.',
  },
  none: { id: 'savedLists.lists.none', defaultMessage: '取消选择', description: 'Button: chooses no list.' },
  empty: { id: 'savedLists.lists.empty', defaultMessage: '暂无保存的清单', description: 'Title: no list was saved.' },
  emptyText: {
    id: 'savedLists.lists.emptyText',
    defaultMessage: '上传清单后保存，换一台电脑也能打开。',
    description: 'What to do then.',
  },
  notOffered: {
    id: 'savedLists.lists.notOffered',
    defaultMessage: '本店不提供保存清单',
    description: 'Title in place of the saved lists: the server of this shop does not save parts lists.',
  },
  notOfferedText: {
    id: 'savedLists.lists.notOfferedText',
    defaultMessage: '最近读取的清单保留在此浏览器中，可在下面打开。要在其他电脑上使用，请打开清单，导出为文件。',
    description: 'What to do then: recent lists stay in this browser; a file can be taken to another computer.',
  },
  guest: {
    id: 'savedLists.lists.guest',
    defaultMessage: '登录后查看已保存的清单',
    description: 'Title for visitors, who have no saved lists.',
  },
  guestText: {
    id: 'savedLists.lists.guestText',
    defaultMessage: '清单保存在账号中，换一台电脑也能打开。',
    description: 'Why to sign in.',
  },
  signIn: { id: 'savedLists.lists.signIn', defaultMessage: '去登录', description: 'Link to the sign-in page.' },
  recent: {
    id: 'savedLists.lists.recent',
    defaultMessage: '最近打开的',
    description: 'Heading over lists that were opened in this browser lately.',
  },
  recentText: {
    id: 'savedLists.lists.recentText',
    defaultMessage: '只保存在此浏览器中。',
    description: 'Under this heading: they are remembered in this browser only.',
  },
  recentEmpty: {
    id: 'savedLists.lists.recentEmpty',
    defaultMessage: '最近没有打开过清单。',
    description: 'No list was opened in this browser lately.',
  },
  saveRecent: {
    id: 'savedLists.lists.saveRecent',
    defaultMessage: '存为清单',
    description: 'Button: saves a recent list with the shop.',
  },
});
