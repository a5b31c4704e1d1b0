import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'savedLists.breadcrumbs.home', defaultMessage: '首页', description: 'First breadcrumb: the home page.' },
  upload: {
    id: 'savedLists.breadcrumbs.upload',
    defaultMessage: '批量上传',
    description: 'Second breadcrumb: the page that reads parts lists.',
  },
  contents: {
    id: 'savedLists.breadcrumbs.contents',
    defaultMessage: '{lines, number} 种 {pieces, number} 颗',
    description: 'How much is in a parts list: different parts in colours, and pieces.',
  },
  fileContents: {
    id: 'savedLists.breadcrumbs.fileContents',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗',
    description: 'What is in a list that was read from a file: lines of the file and pieces.',
  },
});
