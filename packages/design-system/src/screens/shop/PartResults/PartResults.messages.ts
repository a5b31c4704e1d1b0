import { defineMessages } from '../../../words/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'shop.results.title', defaultMessage: '颗粒清单', description: 'Heading before a list of parts, for screen readers only.' },
  pages: { id: 'shop.results.pages', defaultMessage: '每页 {size, number} 种，共 {pages, number} 页', description: 'Beside the page numbers below a list of parts.' },
  beyond: { id: 'shop.results.beyond', defaultMessage: '这一页没有颗粒了', description: 'Title when a page number lies beyond the last page of results.' },
  beyondText: { id: 'shop.results.beyondText', defaultMessage: '清单比刚才短了，或者页码写大了。', description: 'Explains that a page number lies beyond the last page.' },
  firstPage: { id: 'shop.results.firstPage', defaultMessage: '回到第 1 页', description: 'Link to the first page of results.' },
});
