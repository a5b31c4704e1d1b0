import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  queued: {
    id: 'chat.delivery.queued',
    defaultMessage: '等待发送',
    description: 'Beside an own message that waits for earlier ones or for the connection.',
  },
  inFlight: {
    id: 'chat.delivery.inFlight',
    defaultMessage: '发送中…',
    description: 'Beside an own message that is being sent.',
  },
  delivered: {
    id: 'chat.delivery.delivered',
    defaultMessage: '已送达',
    description: 'Beside the newest own message once the server has it. It does not mean that it has been read.',
  },
  foundInHistory: {
    id: 'chat.delivery.foundInHistory',
    defaultMessage: '已在对话记录中找到',
    description:
      'How it is known that a message was delivered: the server did not answer, but its history contains the message. Tooltip, and read aloud after 已送达.',
  },
  uploading: {
    id: 'chat.delivery.uploading',
    defaultMessage: '正在上传 {part, number, percent}',
    description: 'Beside an own image that is being uploaded.',
  },
  notSent: {
    id: 'chat.delivery.notSent',
    defaultMessage: '发送失败',
    description: 'Beside an own message that the server refused.',
  },
  notUploaded: {
    id: 'chat.delivery.notUploaded',
    defaultMessage: '图片上传失败',
    description: 'Beside an own image that could not be uploaded.',
  },
  unconfirmed: {
    id: 'chat.delivery.unconfirmed',
    defaultMessage: '尚不确定是否送达',
    description: 'Beside an own message of which neither the server nor its history shows whether it was delivered.',
  },
  noAnswer: {
    id: 'chat.delivery.noAnswer',
    defaultMessage: '未收到商店的回复',
    description: 'Why a message is unconfirmed: the server did not answer.',
  },
  historyUnclear: {
    id: 'chat.delivery.historyUnclear',
    defaultMessage: '对话记录也无法确认',
    description: 'Why a message is unconfirmed: the history does not show it either.',
  },
  retry: {
    id: 'chat.delivery.retry',
    defaultMessage: '重试',
    description: 'Button: sends an own message, or uploads an image, again.',
  },
  discard: {
    id: 'chat.delivery.discard',
    defaultMessage: '放弃',
    description: 'Button: removes an own message that was not sent.',
  },
  sendAgain: {
    id: 'chat.delivery.sendAgain',
    defaultMessage: '重新发送',
    description: 'Button beside an unconfirmed message: sends it again, so that it may arrive twice.',
  },
  doNotSend: {
    id: 'chat.delivery.doNotSend',
    defaultMessage: '不再发送',
    description: 'Button beside an unconfirmed message: removes it.',
  },
});
