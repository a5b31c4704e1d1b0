import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'profile.edit.title', defaultMessage: '个人资料', description: 'Heading of the page.' },
  back: { id: 'profile.edit.back', defaultMessage: '账户首页', description: 'Link back to the account home.' },
  picture: { id: 'profile.edit.picture', defaultMessage: '头像', description: 'Label of the picture of the shopper.' },
  choose: {
    id: 'profile.edit.choose',
    defaultMessage: '更换图片',
    description: 'Button: choose another picture of oneself.',
  },
  drop: {
    id: 'profile.edit.drop',
    defaultMessage: '松开即可更换',
    description: 'Replaces the button while a file is dragged over the form.',
  },
  pictureHint: {
    id: 'profile.edit.pictureHint',
    defaultMessage: 'JPG 或 PNG，不超过 {size}。{isTouch, select, true {} other {可以拖进来，也可以粘贴。}}',
    description: 'What the picture may be. size is an amount such as 5 MB.',
  },
  uploading: {
    id: 'profile.edit.uploading',
    defaultMessage: '正在上传图片',
    description: 'Name of the progress bar of the upload.',
  },
  uploaded: {
    id: 'profile.edit.uploaded',
    defaultMessage: '图片已上传，保存后生效',
    description: 'The new picture is uploaded and becomes the picture of the shopper when the form is saved.',
  },
  keepOld: {
    id: 'profile.edit.keepOld',
    defaultMessage: '保留原图',
    description: 'Button: discard the new picture, so that the old one stays.',
  },
  notUploaded: {
    id: 'profile.edit.notUploaded',
    defaultMessage: '图片上传失败，头像未更换。{reason}',
    description: 'The upload failed; reason is a sentence.',
  },
  tryAgain: { id: 'profile.edit.tryAgain', defaultMessage: '重新上传', description: 'Button: upload again.' },
  notAnImage: {
    id: 'profile.edit.notAnImage',
    defaultMessage: '{file} 的内容不是 JPG 或 PNG 图片',
    description: 'The chosen file was refused, whatever its name claims.',
  },
  tooLarge: {
    id: 'profile.edit.tooLarge',
    defaultMessage: '{file} 超过 {most}，请压缩后重新选择',
    description: 'The chosen picture was refused. most is an amount such as 5 MB.',
  },
  nickname: { id: 'profile.edit.nickname', defaultMessage: '昵称', description: 'Label of the nickname.' },
  nicknameHint: {
    id: 'profile.edit.nicknameHint',
    defaultMessage: '最多 {most, number} 个字，会显示在评价里。',
    description: 'How long the nickname may be, and where it is seen: beside reviews.',
  },
  nicknameEmpty: {
    id: 'profile.edit.nicknameEmpty',
    defaultMessage: '请填写昵称',
    description: 'The nickname is empty.',
  },
  nicknameTooLong: {
    id: 'profile.edit.nicknameTooLong',
    defaultMessage: '超出 {over, number} 个字，请缩短',
    description: 'The nickname is longer than the shop stores; over is the number of characters to delete.',
  },
  unsaved: {
    id: 'profile.edit.unsaved',
    defaultMessage: '有未保存的修改',
    description: 'Beside the button that saves.',
  },
  revert: { id: 'profile.edit.revert', defaultMessage: '还原', description: 'Button: discard what was not saved.' },
  save: { id: 'profile.edit.save', defaultMessage: '保存', description: 'Button that saves nickname and picture.' },
  saved: { id: 'profile.edit.saved', defaultMessage: '已保存', description: 'Announced after saving.' },
  savedAs: {
    id: 'profile.edit.savedAs',
    defaultMessage: '商店把昵称保存为“{stored}”，与填写的“{sent}”不同。',
    description: 'After saving: the server stored another nickname than was sent, for example without some characters.',
  },
  savedAsEmpty: {
    id: 'profile.edit.savedAsEmpty',
    defaultMessage: '商店没有保存“{sent}”，昵称目前为空。请换一个再试。',
    description: 'After saving: the server stored an empty nickname.',
  },
  savedUnseen: {
    id: 'profile.edit.savedUnseen',
    defaultMessage: '商店提示已保存，但资料加载失败，暂时看不到保存后的内容。',
    description: 'After saving: the profile could not be fetched again.',
  },
  notSaved: {
    id: 'profile.edit.notSaved',
    defaultMessage: '保存失败。{reason}',
    description: 'Saving was refused; reason is a sentence. What was typed stays.',
  },
  unknown: {
    id: 'profile.edit.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已保存。填写的内容都会保留，可放心再次保存。',
    description: 'The answer to saving did not arrive. Saving again does no harm.',
  },
});
