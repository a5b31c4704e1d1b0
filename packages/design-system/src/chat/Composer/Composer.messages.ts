import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: { id: 'chat.composer.label', defaultMessage: '消息', description: 'Name of the text box of the chat.' },
  hint: {
    id: 'chat.composer.hint',
    defaultMessage: '输入消息，按 Enter 发送',
    description: 'Inside the empty text box of the chat.',
  },
  touchHint: {
    id: 'chat.composer.touchHint',
    defaultMessage: '输入消息',
    description: 'Inside the empty text box of the chat on a touch screen, whose keyboard has a key named "send".',
  },
  asked: {
    id: 'chat.composer.asked',
    defaultMessage: '{name}，{colour}，{stock, plural, =0 {缺货} other {库存 {stock, number}}}',
    description: 'The part whose page is open, the colour chosen there, and how many the shop has of this colour.',
  },
  askedDraft: {
    id: 'chat.composer.askedDraft',
    defaultMessage: '{part}：',
    description: 'Beginning of a message about a part; the question follows. Part: see chat.composer.asked.',
  },
  insertAsked: {
    id: 'chat.composer.insertAsked',
    defaultMessage: '加入消息',
    description: 'Button: writes the part, its colour and its stock into the message. Nothing is sent yet.',
  },
  send: { id: 'chat.composer.send', defaultMessage: '发送', description: 'Button that sends the text.' },
  image: { id: 'chat.composer.image', defaultMessage: '发送图片', description: 'Button that chooses images to send.' },
  drop: {
    id: 'chat.composer.drop',
    defaultMessage: '松开即可发送图片',
    description: 'Over the chat while an image is dragged over it.',
  },
  wrongKind: {
    id: 'chat.composer.wrongKind',
    defaultMessage: '上传图片只能是 JPG、PNG 格式!',
    description:
      'The chosen file is no JPEG or PNG. Fixed by the specification, exclamation mark included. Follows the file’s name.',
  },
  tooLarge: {
    id: 'chat.composer.tooLarge',
    defaultMessage: '图片超过 {megabytes, number} MB，请压缩后再发送',
    description: 'The chosen image is too large. Follows the file’s name.',
  },
  dismiss: {
    id: 'chat.composer.dismiss',
    defaultMessage: '知道了',
    description: 'Button: closes the list of files that were not sent.',
  },
  changed: {
    id: 'chat.composer.changed',
    defaultMessage: '发送时会变成：',
    description: 'Before the text as the server would store it, if it would change what was typed.',
  },
  emptied: {
    id: 'chat.composer.emptied',
    defaultMessage: '这些文字无法发送，请修改',
    description: 'The server would store nothing of what was typed, so that it cannot be sent.',
  },
  keep: {
    id: 'chat.composer.keep',
    defaultMessage: '全部保留',
    description: 'Button that replaces the characters that the server would remove.',
  },
  end: { id: 'chat.composer.end', defaultMessage: '结束聊天', description: 'Button that ends the conversation.' },
  endAsk: {
    id: 'chat.composer.endAsk',
    defaultMessage: '结束这次对话？',
    description: 'Asked before the conversation ends.',
  },
  endYes: { id: 'chat.composer.endYes', defaultMessage: '结束', description: 'Answer: ends the conversation.' },
  endNo: { id: 'chat.composer.endNo', defaultMessage: '继续对话', description: 'Answer: continues the conversation.' },
});
