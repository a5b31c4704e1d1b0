import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'lists.results.home', defaultMessage: '首页', description: 'First step of the breadcrumbs.' },
  title: {
    id: 'lists.results.title',
    defaultMessage: '搜索颗粒',
    description: 'Heading of the search page before anything was searched.',
  },
  resultsFor: {
    id: 'lists.results.resultsFor',
    defaultMessage: '搜索“{query}”',
    description: 'Heading of a search that is loading, failed or left nothing by its filters.',
  },
  count: {
    id: 'lists.results.count',
    defaultMessage: '“{query}”有 {total, number} 种颗粒',
    description: 'Heading of a search that found something: how many parts match.',
  },
  none: {
    id: 'lists.results.none',
    defaultMessage: '“{query}”没有找到颗粒',
    description: 'Title when a search finds nothing.',
  },
  noneText: {
    id: 'lists.results.noneText',
    defaultMessage: '请换个词试试：编号、尺寸或颜色，一两个词即可。',
    description: 'What to do when a search finds nothing.',
  },
  noneOtherText: {
    id: 'lists.results.noneOtherText',
    defaultMessage: '请换个词试试，一两个词即可。',
    description: 'What to do when a search finds nothing in a shop that finds goods by words only.',
  },
  ask: {
    id: 'lists.results.ask',
    defaultMessage: '在上方输入要找的颗粒，一两个词即可。',
    description: 'Shown on the search page before anything was searched.',
  },
  all: { id: 'lists.results.all', defaultMessage: '查看全部颗粒', description: 'Link to all parts.' },
  tips: {
    id: 'lists.results.tips',
    defaultMessage: '可以这样搜索',
    description: 'Heading above examples of what can be searched.',
  },
  number: {
    id: 'lists.results.number',
    defaultMessage: '零件编号',
    description: 'A kind of search: part numbers. Followed by examples.',
  },
  size: {
    id: 'lists.results.size',
    defaultMessage: '凸点尺寸',
    description: 'A kind of search: sizes in studs. Followed by examples.',
  },
  sizeExample: {
    id: 'lists.results.sizeExample',
    defaultMessage: '2×4 板',
    description: 'An example search by size and shape; must find parts in this language.',
  },
  colour: {
    id: 'lists.results.colour',
    defaultMessage: '颜色',
    description: 'A kind of search: colour words. Followed by examples.',
  },
  colourExample: {
    id: 'lists.results.colourExample',
    defaultMessage: '大红',
    description: 'An example search by colour; must find parts in this language.',
  },
  shape: {
    id: 'lists.results.shape',
    defaultMessage: '形状',
    description: 'A kind of search: shape words. Followed by examples.',
  },
  shapeExample: {
    id: 'lists.results.shapeExample',
    defaultMessage: '坡面砖',
    description: 'An example search by shape; must find parts in this language.',
  },
  hot: { id: 'lists.results.hot', defaultMessage: '热门颗粒', description: 'Heading above the best selling parts.' },
});
