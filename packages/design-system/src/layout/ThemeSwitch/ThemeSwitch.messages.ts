import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'footer.themeSwitch.label',
    defaultMessage: '外观',
    description: 'Label of the choice of theme: as the system, light or dark.',
  },
  system: {
    id: 'footer.themeSwitch.system',
    defaultMessage: '跟随系统',
    description: 'Choice: the theme of the operating system.',
  },
  light: { id: 'footer.themeSwitch.light', defaultMessage: '浅色', description: 'Choice: light theme.' },
  dark: { id: 'footer.themeSwitch.dark', defaultMessage: '深色', description: 'Choice: dark theme.' },
});
