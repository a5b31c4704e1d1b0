import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  enlarge: {
    id: 'product.photoGallery.enlarge',
    defaultMessage: '放大',
    description: 'Hint on the large photo of a product: a click shows it larger.',
  },
});
