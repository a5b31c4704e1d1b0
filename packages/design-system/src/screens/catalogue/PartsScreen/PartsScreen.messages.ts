import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'shop.parts.home', defaultMessage: '首页', description: 'First step of the breadcrumbs.' },
  title: {
    id: 'shop.parts.title',
    defaultMessage: '颗粒商城',
    description: 'Heading of the page with all parts; also a step of the breadcrumbs.',
  },
});
