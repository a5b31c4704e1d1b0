import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.add.title',
    defaultMessage: '加入清单',
    description: 'Title of the dialog that adds a part in a colour to a saved list; also its main button.',
  },
  quantity: { id: 'savedLists.add.quantity', defaultMessage: '数量', description: 'Label of the quantity.' },
  list: { id: 'savedLists.add.list', defaultMessage: '选择清单', description: 'Label of the choice of a saved list.' },
  newList: { id: 'savedLists.add.newList', defaultMessage: '新建清单', description: 'Choice: a new list.' },
  newName: {
    id: 'savedLists.add.newName',
    defaultMessage: '想要的零件',
    description: 'The suggested name of a new list.',
  },
  signIn: {
    id: 'savedLists.add.signIn',
    defaultMessage: '清单保存在你的账号中。登录后可回到这里继续添加。',
    description: 'A visitor has to sign in first.',
  },
  toSignIn: { id: 'savedLists.add.toSignIn', defaultMessage: '登录', description: 'Button: to the sign-in page.' },
  failed: {
    id: 'savedLists.add.failed',
    defaultMessage: '加入失败',
    description: 'Title: adding failed; why follows.',
  },
  unknown: {
    id: 'savedLists.add.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已加入。再点一次“加入清单”，也只会加入一次。',
    description: 'No answer came; pressing the main button again does not add twice.',
  },
  cancel: { id: 'savedLists.add.cancel', defaultMessage: '取消', description: 'Button that closes the dialog.' },
  added: {
    id: 'savedLists.add.added',
    defaultMessage: '已加入“{list}”：{quantity, number} 颗 {part}',
    description: 'Toast after adding pieces of a part to a list.',
  },
  show: {
    id: 'savedLists.add.show',
    defaultMessage: '查看清单',
    description: 'Action of this toast: the page of saved lists.',
  },
});
