import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'repairPick.paste.label',
    defaultMessage: '每行一种零件：编号、颜色、颗数',
    description: 'Label of the field into which a list of parts is pasted.',
  },
  hint: {
    id: 'repairPick.paste.hint',
    defaultMessage: '例如 3005 红色 2，或从表格里复制三列、粘贴 CSV。只识别这套里有的零件。',
    description: 'How a pasted list looks like. The example is a part number, a colour and a quantity.',
  },
  read: {
    id: 'repairPick.paste.read',
    defaultMessage: '匹配本套装',
    description: 'Button: matches the pasted list with the parts of the set.',
  },
  empty: { id: 'repairPick.paste.empty', defaultMessage: '请先粘贴或填写清单', description: 'Nothing is pasted yet.' },
  summary: {
    id: 'repairPick.paste.summary',
    defaultMessage: '共 {rows, number} 行，匹配 {matched, number} 行',
    description: 'How many of the pasted lines are parts of the set.',
  },
  add: {
    id: 'repairPick.paste.add',
    defaultMessage: '加入补件单：{count, number} 颗',
    description: 'Button: adds the matched parts to the request, as far as the limits allow.',
  },
  added: {
    id: 'repairPick.paste.added',
    defaultMessage: '已加入 {count, number} 颗。未加入的仍在清单里。',
    description: 'After adding; what was not added is still in the pasted list.',
  },
  nothingFits: {
    id: 'repairPick.paste.nothingFits',
    defaultMessage: '没有可以加入的零件',
    description: 'No pasted line can be added to the request.',
  },
  pieces: { id: 'repairPick.paste.pieces', defaultMessage: '× {count, number}', description: 'A quantity.' },
  overSet: {
    id: 'repairPick.paste.overSet',
    defaultMessage: '全套只有 {inSet, number} 颗，能加 {fits, number} 颗',
    description: 'A pasted quantity exceeds what the set has of the part.',
  },
  overRequest: {
    id: 'repairPick.paste.overRequest',
    defaultMessage: '一次最多 {max, number} 颗，这里能加 {fits, number} 颗',
    description: 'A pasted quantity exceeds what is left of the limit of a request.',
  },
  notInSet: {
    id: 'repairPick.paste.notInSet',
    defaultMessage: '这套里没有这个零件',
    description: 'A pasted part is not in the set.',
  },
  otherColour: {
    id: 'repairPick.paste.otherColour',
    defaultMessage: '这套里它的颜色是：{colours}',
    description: 'The pasted part is in the set in other colours, which are listed.',
  },
  noQuantity: {
    id: 'repairPick.paste.noQuantity',
    defaultMessage: '颗数请填写 1 以上的整数',
    description: 'The quantity of a pasted line is missing or not a whole number.',
  },
  notRead: {
    id: 'repairPick.paste.notRead',
    defaultMessage: '无法识别这一行',
    description: 'A pasted line was not understood.',
  },
});
