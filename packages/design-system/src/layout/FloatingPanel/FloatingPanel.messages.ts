import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'core.floatingPanel.label',
    defaultMessage: '快捷入口',
    description: 'Name of the floating panel at the edge of the page.',
  },
  official: {
    id: 'core.floatingPanel.official',
    defaultMessage: '公众号',
    description: 'Button that shows the QR code of the shop’s official WeChat account. Very short.',
  },
  scanOfficial: {
    id: 'core.floatingPanel.scanOfficial',
    defaultMessage: '微信扫码，关注公众号',
    description: 'Under the QR code of the official account.',
  },
  noOfficial: {
    id: 'core.floatingPanel.noOfficial',
    defaultMessage: '公众号尚未开通。',
    description: 'Instead of the QR code when the shop has no official account.',
  },
  scanSocial: {
    id: 'core.floatingPanel.scanSocial',
    defaultMessage: '扫码看我们的{name}',
    description: 'Under the QR code of a social media account; name is the platform.',
  },
  top: {
    id: 'core.floatingPanel.top',
    defaultMessage: '顶部',
    description: 'Button that scrolls to the top. Very short.',
  },
});
