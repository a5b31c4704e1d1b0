import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  bytes: {
    id: 'core.sizeText.bytes',
    defaultMessage: '{count, plural, other {# 字节}}',
    description: 'The size of a very small file. Browsers have no Chinese word for it in Taiwan.',
  },
});
