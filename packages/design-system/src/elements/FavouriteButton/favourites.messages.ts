import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  added: {
    id: 'core.favourite.added',
    defaultMessage: '已收藏：{name}',
    description: 'A short message after a part was added to the favourites.',
  },
  removed: {
    id: 'core.favourite.removed',
    defaultMessage: '已取消收藏：{name}',
    description: 'A short message after a part was removed from the favourites.',
  },
  undo: {
    id: 'core.favourite.undo',
    defaultMessage: '撤销',
    description: 'Takes the last change of the favourites back.',
  },
});
