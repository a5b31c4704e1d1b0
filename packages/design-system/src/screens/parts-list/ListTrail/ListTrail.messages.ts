import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'savedLists.trail.home', defaultMessage: '首页', description: 'First step of the trail: the home page.' },
  upload: {
    id: 'savedLists.trail.upload',
    defaultMessage: '批量上传',
    description: 'Second step of the trail: the page that reads parts lists.',
  },
  contents: {
    id: 'savedLists.trail.contents',
    defaultMessage: '{lines, number} 种 {pieces, number} 颗',
    description: 'How much is in a parts list: different parts in colours, and pieces.',
  },
  fileContents: {
    id: 'savedLists.trail.fileContents',
    defaultMessage: '{lines, number} 行 {pieces, number} 颗',
    description: 'What is in a list that was read from a file: lines of the file and pieces.',
  },
});
