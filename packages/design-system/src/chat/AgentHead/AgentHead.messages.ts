import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  service: {
    id: 'chat.head.service',
    defaultMessage: '客服',
    description: 'In place of the agent’s name until it is known, or if there is none.',
  },
  online: {
    id: 'chat.head.online',
    defaultMessage: '在线',
    description: 'Under the agent’s name: the agent is online.',
  },
  away: {
    id: 'chat.head.away',
    defaultMessage: '暂时离开，可以先留言',
    description: 'Under the agent’s name: the agent is away; a message can be left.',
  },
  change: {
    id: 'chat.head.change',
    defaultMessage: '更换客服',
    description: 'Button beside the agent’s name: opens the choice of agents.',
  },
  current: {
    id: 'chat.head.current',
    defaultMessage: '当前对话',
    description: 'In the choice of agents, beside the current one.',
  },
  mute: { id: 'chat.head.mute', defaultMessage: '静音', description: 'Switch: no sound for new messages.' },
  notice: {
    id: 'chat.head.notice',
    defaultMessage: '公告',
    description: 'Button that shows the shop’s notice in a small window.',
  },
  popOut: {
    id: 'chat.head.popOut',
    defaultMessage: '在新标签页打开',
    description: 'Link: opens the chat in a browser tab of its own.',
  },
  close: { id: 'chat.head.close', defaultMessage: '关闭', description: 'Button: closes the chat’s window.' },
});
