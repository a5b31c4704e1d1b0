import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'smsCode.field.label',
    defaultMessage: '短信验证码',
    description: 'Label of the input for a text-message code.',
  },
  send: {
    id: 'smsCode.field.send',
    defaultMessage: '获取验证码',
    description: 'Button that sends a code by text message.',
  },
  again: {
    id: 'smsCode.field.again',
    defaultMessage: '重新获取',
    description: 'Button that sends another code by text message.',
  },
  wait: {
    id: 'smsCode.field.wait',
    defaultMessage: '{seconds} 秒后重发',
    description: 'On the button while no other code may be asked for. {seconds} counts down from 60.',
  },
  sending: {
    id: 'smsCode.field.sending',
    defaultMessage: '发送中…',
    description: 'On the button while a code is asked for.',
  },
  sent: {
    id: 'smsCode.field.sent',
    defaultMessage: '短信已发往 {phone}，收到后填在这里。',
    description: 'Below the input: a code was sent to the phone number.',
  },
  sentFor: {
    id: 'smsCode.field.sentFor',
    defaultMessage: '短信已发往 {phone}，{minutes} 分钟内有效。',
    description: 'Below the input: a code was sent to the phone number; how long it is valid.',
  },
  mayAskAgain: {
    id: 'smsCode.field.mayAskAgain',
    defaultMessage: '没收到？现在可以重新获取。',
    description: 'The wait is over: another code may be asked for.',
  },
  unknown: {
    id: 'smsCode.field.unknown',
    defaultMessage: '未收到商店的回复，尚不确定短信是否已发送。请等一分钟，仍未收到再重新获取。',
    description: 'No answer came, so it is not known whether the code was sent.',
  },
  unavailable: {
    id: 'smsCode.field.unavailable',
    defaultMessage: '本店暂时不能发送短信验证码。',
    description: 'The server has no text messages.',
  },
  pictureTitle: {
    id: 'smsCode.picture.title',
    defaultMessage: '请先填写图中的字符，再获取短信验证码',
    description: 'Title above a picture captcha, which is required before a code is sent.',
  },
  pictureAlt: {
    id: 'smsCode.picture.alt',
    defaultMessage: '图片验证码，看不清可点按换一张',
    description: 'Accessible name of the picture captcha, a button that shows another one.',
  },
  pictureBroken: {
    id: 'smsCode.picture.broken',
    defaultMessage: '图片加载失败，点按换一张',
    description: 'On the button of a picture captcha that could not be loaded.',
  },
  pictureLabel: {
    id: 'smsCode.picture.label',
    defaultMessage: '图中的字符',
    description: 'Label of the input for the text of the picture.',
  },
  pictureSend: {
    id: 'smsCode.picture.send',
    defaultMessage: '发送',
    description: 'Button: checks the text of the picture and sends the code.',
  },
  pictureEmpty: {
    id: 'smsCode.picture.empty',
    defaultMessage: '请填写图中的字符',
    description: 'Error: the input for the text of the picture is empty.',
  },
  other: { id: 'smsCode.picture.other', defaultMessage: '换一张', description: 'Button: shows another picture.' },
  cancel: {
    id: 'smsCode.picture.cancel',
    defaultMessage: '取消',
    description: 'Button: closes the captcha without sending a code.',
  },
  sliderTitle: {
    id: 'smsCode.slider.title',
    defaultMessage: '请先把积木拖进缺口，再获取短信验证码',
    description: 'Title above a slider captcha: a piece of the picture has to be moved to its gap.',
  },
  sliderLabel: {
    id: 'smsCode.slider.label',
    defaultMessage: '积木的位置',
    description: 'Accessible name of the slider that moves the piece.',
  },
  sliderValue: {
    id: 'smsCode.slider.value',
    defaultMessage: '离左边 {x} 像素',
    description: 'Read by screen readers: where the piece is.',
  },
  sliderHint: {
    id: 'smsCode.slider.hint',
    defaultMessage: '拖动滑块；用键盘时按左右方向键移动，按回车确定。',
    description: 'How the slider captcha is operated.',
  },
  sliderAlt: {
    id: 'smsCode.slider.alt',
    defaultMessage: '积木板的图片，上面有一个缺口',
    description: 'Alternative text of the picture of a slider captcha.',
  },
});
