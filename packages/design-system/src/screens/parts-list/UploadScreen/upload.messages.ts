import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  pastedName: {
    id: 'upload.paste.listName',
    defaultMessage: '粘贴的清单',
    description: 'Name of a list that was pasted and came without a file.',
  },
  fileGone: {
    id: 'upload.toast.fileGone',
    defaultMessage: '文件无法打开，可能已移走或更改。请重新选择。',
    description: 'Said at the bottom when the browser cannot open a file that was chosen.',
  },
  recentGone: {
    id: 'upload.toast.recentGone',
    defaultMessage: '这份清单已不在此浏览器中。请重新上传文件。',
    description: 'Said at the bottom when a list that this browser kept is no longer there.',
  },
  removed: {
    id: 'upload.toast.removed',
    defaultMessage: '已移除“{name}”',
    description: 'Said at the bottom once a list was taken out of the recent ones; with a button to undo it.',
  },
  undo: { id: 'upload.toast.undo', defaultMessage: '撤销', description: 'Button beside “taken out”.' },
});
