import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  didYouMean: {
    id: 'lists.search.didYouMean',
    defaultMessage: '你要找的是“{query}”吗？',
    description: 'Offers another spelling of a search that found little; {query} is a link.',
  },
  browse: {
    id: 'lists.search.browse',
    defaultMessage: '按分类浏览',
    description: 'Heading above links to the categories where a search found nothing.',
  },
  upload: {
    id: 'lists.search.upload',
    defaultMessage: '上传清单',
    description: 'Link where a search found nothing: to upload a whole list.',
  },
  ask: {
    id: 'lists.search.ask',
    defaultMessage: '问客服',
    description: 'Link where a search found nothing: to the chat.',
  },
});
