import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  saved: {
    id: 'savedLists.toast.saved',
    defaultMessage: '已存为“{name}”',
    description: 'Said at the bottom once a parts list was saved under this name.',
  },
  removed: {
    id: 'savedLists.toast.removed',
    defaultMessage: '已删除“{name}”',
    description: 'Said at the bottom once a saved list was deleted.',
  },
  exported: {
    id: 'savedLists.toast.exported',
    defaultMessage: '已下载 {file}',
    description: 'Said at the bottom once a file with part of a list was downloaded.',
  },
  exportedLess: {
    id: 'savedLists.toast.exportedPartly',
    defaultMessage: '已下载 {file}；{count, plural, other {# 行}}无法写入这种格式，请换一种格式',
    description:
      'Said at the bottom once a file was downloaded that could not hold all lines (Pick a Brick needs an element id).',
  },
  notSaved: {
    id: 'savedLists.toast.notSaved',
    defaultMessage: '本店不提供保存清单。清单保留在此浏览器中，也可以导出为文件。',
    description: 'Said at the bottom when a list was to be saved and the server turns out to have no saved lists.',
  },
  gone: {
    id: 'savedLists.toast.gone',
    defaultMessage: '“{name}”无法读取，可能已删除或移走。请另选一份。',
    description: 'Said at the bottom when a list or file that was chosen cannot be read any more.',
  },
});
