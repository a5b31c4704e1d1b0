import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repairPick.request.title',
    defaultMessage: '补件单',
    description: 'Heading: the parts picked for a repair request.',
  },
  left: {
    id: 'repairPick.request.left',
    defaultMessage: '还可以选 {left, number} 颗，按颗数计算',
    description: 'How many particles are left; the limit counts pieces, not different parts.',
  },
  full: {
    id: 'repairPick.request.full',
    defaultMessage: '已选满，一次最多 {max, number} 颗，按颗数计算',
    description: 'No particle is left; the limit counts pieces, not different parts.',
  },
  nothing: {
    id: 'repairPick.request.nothing',
    defaultMessage: '在零件上点“补”，就会列在这里。',
    description: 'In place of the lines while no part is picked. "补" is the label of the button on each part.',
  },
  pieces: {
    id: 'repairPick.request.pieces',
    defaultMessage: '{colour} × {count, number}',
    description: 'Colour and quantity of a picked part.',
  },
  step: {
    id: 'repairPick.request.step',
    defaultMessage: '第 {step, number} 步',
    description: 'The step at which a part was picked.',
  },
  free: {
    id: 'repairPick.request.free',
    defaultMessage: '免费',
    description: 'The price of a line of a free request.',
  },
  remove: { id: 'repairPick.request.remove', defaultMessage: '移除：{part}', description: 'Button: removes a line.' },
  gone: {
    id: 'repairPick.request.gone',
    defaultMessage: '这个套装的零件表中已没有它，请移除后再继续。',
    description: 'A picked part is no longer in the inventory of the set.',
  },
  goneName: {
    id: 'repairPick.request.goneName',
    defaultMessage: '已不存在的零件 × {count, number}',
    description: 'A picked part that is no longer in the inventory, so its name is not known.',
  },
  reason: {
    id: 'repairPick.request.reason',
    defaultMessage: '原因：{part}',
    description: 'Accessible name: why a part is requested.',
  },
  missing: {
    id: 'repairPick.request.missing',
    defaultMessage: '缺失',
    description: 'Reason: the part is missing. Short.',
  },
  damaged: {
    id: 'repairPick.request.damaged',
    defaultMessage: '破损',
    description: 'Reason: the part is damaged. Short.',
  },
  wrong: {
    id: 'repairPick.request.wrong',
    defaultMessage: '发错',
    description: 'Reason: another part was in the bag. Short.',
  },
  note: {
    id: 'repairPick.request.note',
    defaultMessage: '说明：{part}',
    description: 'Accessible name of a note about a line.',
  },
  noteHint: {
    id: 'repairPick.request.noteHint',
    defaultMessage: '补充说明，选填',
    description: 'Placeholder of the optional note.',
  },
  tooLong: {
    id: 'repairPick.request.tooLong',
    defaultMessage: '超出 {over, number} 个字，最多 {max, number} 个字',
    description: 'A text is too long.',
  },
  describe: {
    id: 'repairPick.request.describe',
    defaultMessage: '清单里没有？用文字说明',
    description: 'Button: adds a part that is not in the inventory, described in words.',
  },
  describeFull: {
    id: 'repairPick.request.describeFull',
    defaultMessage: '已选满，请先移除一颗再添加',
    description: 'Why no described part can be added: the request is full.',
  },
  described: {
    id: 'repairPick.request.described',
    defaultMessage: '不在清单里的零件',
    description: 'Name of a line about a part that is not in the inventory.',
  },
  description: {
    id: 'repairPick.request.description',
    defaultMessage: '是哪一颗',
    description: 'Label: description of a part that is not in the inventory.',
  },
  descriptionHint: {
    id: 'repairPick.request.descriptionHint',
    defaultMessage: '说明书第几步、形状、颜色',
    description: 'What to write about a part that is not in the inventory: step, shape, colour.',
  },
  photo: {
    id: 'repairPick.request.photo',
    defaultMessage: '照片，选填',
    description: 'Label: photo of a described part.',
  },
  photoSignIn: {
    id: 'repairPick.request.photoSignIn',
    defaultMessage: '登录后上传照片',
    description: 'Button for visitors, who must sign in to upload a photo.',
  },
  describedQuantity: {
    id: 'repairPick.request.describedQuantity',
    defaultMessage: '不在清单里的零件的颗数',
    description: 'Accessible name of the quantity of a described part.',
  },
  parts: {
    id: 'repairPick.request.parts',
    defaultMessage: '零件 {count, number} 颗',
    description: 'Row of the sums: the parts.',
  },
  worth: {
    id: 'repairPick.request.worth',
    defaultMessage: '原价 {amount}',
    description: 'The value of the parts of a free request.',
  },
  postage: { id: 'repairPick.request.postage', defaultMessage: '运费', description: 'Row of the sums: postage.' },
  postageFree: {
    id: 'repairPick.request.postageFree',
    defaultMessage: '免运费',
    description: 'No postage is charged.',
  },
  later: {
    id: 'repairPick.request.later',
    defaultMessage: '确认时计算',
    description: 'The amount is not known yet; it is computed on the next page.',
  },
  next: {
    id: 'repairPick.request.next',
    defaultMessage: '下一步：确认 {count, number} 颗',
    description: 'Main button: saves the request to the repair cart and opens it.',
  },
  save: {
    id: 'repairPick.request.save',
    defaultMessage: '保存修改：{count, number} 颗',
    description: 'Main button: saves a changed request to the repair cart and opens it.',
  },
  nextShort: {
    id: 'repairPick.request.nextShort',
    defaultMessage: '下一步',
    description: 'The main button on phones. Short.',
  },
  saveShort: {
    id: 'repairPick.request.saveShort',
    defaultMessage: '保存',
    description: 'The main button on phones, for a changed request. Short.',
  },
  open: {
    id: 'repairPick.request.open',
    defaultMessage: '查看补件单',
    description: 'Button on phones: shows the picked parts.',
  },
  close: {
    id: 'repairPick.request.close',
    defaultMessage: '收起',
    description: 'Button on phones: hides the picked parts.',
  },
  promise: {
    id: 'repairPick.request.promise',
    defaultMessage: '客服 {days, number} 个工作日内处理，今天提交最晚 {date}',
    description: 'When a request that is submitted today is processed at the latest.',
  },
  signIn: {
    id: 'repairPick.request.signIn',
    defaultMessage: '下一步需要登录，选好的零件会保留。',
    description: 'For visitors, below the main button.',
  },
  unknown: {
    id: 'repairPick.request.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已保存。选好的零件都已保留，再点一次不会重复。',
    description: 'The answer to saving did not come; saving again changes nothing that was saved.',
  },
  cart: { id: 'repairPick.request.cart', defaultMessage: '查看补件车', description: 'Link to the repair cart.' },
  preserved: {
    id: 'repairPick.request.preserved',
    defaultMessage: '选好的零件都会保留。',
    description: 'After saving was refused.',
  },
  proofTitle: {
    id: 'repairPick.request.proofTitle',
    defaultMessage: '购买凭证尚未填完',
    description: 'Title of a notice: region, purchase or code are missing.',
  },
  proofText: {
    id: 'repairPick.request.proofText',
    defaultMessage: '填写后才能知道这次是否免费。选好的零件会保留。',
    description: 'Why the proof of purchase is needed.',
  },
  proof: {
    id: 'repairPick.request.proof',
    defaultMessage: '填写购买凭证',
    description: 'Link to the proof of purchase.',
  },
  region: {
    id: 'repairPick.request.region',
    defaultMessage: '选择地区',
    description: 'Link to the choice of the region.',
  },
  noLines: {
    id: 'repairPick.problem.noLines',
    defaultMessage: '请先选择要补的零件',
    description: 'No part is picked.',
  },
  goneLine: {
    id: 'repairPick.problem.goneLine',
    defaultMessage: '有零件已不在这个套装里，请先移除',
    description: 'A picked part is no longer in the inventory.',
  },
  tooManyInSet: {
    id: 'repairPick.problem.tooManyInSet',
    defaultMessage: '有零件超过了全套的颗数，请减少一些',
    description: 'More pieces of a part are picked than the set has.',
  },
  tooManyInRequest: {
    id: 'repairPick.problem.tooManyInRequest',
    defaultMessage: '一次最多 {max, number} 颗，请减少一些',
    description: 'More particles are picked than a request may have.',
  },
  noDescription: {
    id: 'repairPick.problem.noDescription',
    defaultMessage: '请说明不在清单里的零件是哪一颗',
    description: 'A described part has no description.',
  },
  textTooLong: {
    id: 'repairPick.problem.textTooLong',
    defaultMessage: '有说明太长，请缩短到 {max, number} 个字以内',
    description: 'A note or description is too long.',
  },
  photoSending: {
    id: 'repairPick.problem.photoSending',
    defaultMessage: '照片还在上传，请稍候',
    description: 'A photo is still uploading.',
  },
  photoFailed: {
    id: 'repairPick.problem.photoFailed',
    defaultMessage: '有照片上传失败，请重试或移除',
    description: 'The upload of a photo failed.',
  },
  notPriced: {
    id: 'repairPick.problem.notPriced',
    defaultMessage: '按颗收费时，不在清单中的零件没有价格。请移除，或联系客服。',
    description: 'In a priced request a described part has no price, and the shop refuses it.',
  },
  noProof: {
    id: 'repairPick.problem.noProof',
    defaultMessage: '请先填完购买凭证',
    description: 'Region, purchase or code are missing.',
  },
  notServed: {
    id: 'repairPick.problem.notServed',
    defaultMessage: '暂时无法申请，原因见上方说明',
    description: 'The request is refused, e.g. because of its region; the reason is in a notice above.',
  },
});
