import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON } from '../example-values.ts';

/** The chat: agents, history, notice and images. */
export const examples: readonly Example[] = [
  example(shop.agentList, 'a shopper is signed in', {
    answer: [{ id: '2', name: '阿豆', avatar: '/uploads/agent.png' }],
  }),
  example(shop.chatHistory, 'a conversation exists', {
    query: { toUid: '2', limit: 20, uidTo: '0' },
    supplied: { 'query.toUid': '${agentId}' },
    answer: {
      agentId: '2',
      agentName: '阿豆',
      agentAvatar: '/uploads/agent.png',
      messages: [
        {
          id: '12',
          senderId: '12',
          senderName: '小颗粒',
          avatar: '/uploads/me.png',
          sentAt: NOON,
          kind: 'text',
          text: '你好',
        },
      ],
    },
  }),
  example(shop.conversationList, 'a conversation exists', {
    query: { page: 1, limit: 20 },
    answer: [{ agentId: '2', unreadCount: 0 }],
  }),
  example(shop.chatNotice, 'a shopper is signed in', { answer: { html: '<p>客服时间</p>', sound: '' } }),
  // The second generation opens the file, so the example is a real picture of one pixel (one-pixel.png).
  example(shop.uploadImage, 'a shopper is signed in', { answer: { url: '/uploads/x.png' } }),
];
