import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  add: { id: 'refunds.images.add', defaultMessage: '添加图片', description: 'Button that selects images to add.' },
  replace: {
    id: 'refunds.images.replace',
    defaultMessage: '换一张',
    description: 'Button that selects an image in place of the one that is there.',
  },
  drop: {
    id: 'refunds.images.drop',
    defaultMessage: '松开即可添加',
    description: 'Replaces the button while files are dragged over the form.',
  },
  hint: {
    id: 'refunds.images.hint',
    defaultMessage:
      'JPG 或 PNG，每张不超过 {size}，最多 {most, plural, other {# 张}}。{isTouch, select, true {} other {可以拖进来，也可以粘贴。}}',
    description:
      'What images may be added and how; nothing is dropped or pasted on a touch screen. size is an amount such as 5 MB.',
  },
  remove: {
    id: 'refunds.images.remove',
    defaultMessage: '移除 {name}',
    description: 'Button that removes an image; name is the file name.',
  },
  sending: {
    id: 'refunds.images.sending',
    defaultMessage: '正在上传 {name}',
    description: 'Name of the progress bar of an upload.',
  },
  sent: {
    id: 'refunds.images.sent',
    defaultMessage: '已上传 {sent, number} 张，共 {all, number} 张',
    description: 'Announced while images are uploaded.',
  },
  failed: {
    id: 'refunds.images.failed',
    defaultMessage: '上传失败，请检查网络后重试',
    description: 'An image could not be uploaded. The file’s name stands before it, a button to try again after it.',
  },
  tryAgain: {
    id: 'refunds.images.tryAgain',
    defaultMessage: '重试',
    description: 'Button: upload the image again.',
  },
  notAnImage: {
    id: 'refunds.images.notAnImage',
    defaultMessage: '内容不是 JPG 或 PNG 图片，未添加',
    description: 'A selected file was refused, whatever its name claims. The file’s name stands before it.',
  },
  tooLarge: {
    id: 'refunds.images.tooLarge',
    defaultMessage: '超过 {most}，多出 {over}，请压缩后再添加',
    description:
      'A selected image was refused. most and over are amounts such as 5 MB. The file’s name stands before it.',
  },
  tooMany: {
    id: 'refunds.images.tooMany',
    defaultMessage: '最多 {most, plural, other {# 张}}，有 {count, plural, other {# 张}}未添加',
    description: 'More images were selected than allowed.',
  },
});
