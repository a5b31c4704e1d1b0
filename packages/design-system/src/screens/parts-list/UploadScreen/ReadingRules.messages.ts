import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'upload.rules.title',
    defaultMessage: '读取设置',
    description: 'Heading: how a list is read. All of it can be changed at the result too.',
  },
  system: { id: 'upload.rules.system', defaultMessage: '颜色编号', description: 'Whose colour numbers the list uses.' },
  auto: {
    id: 'upload.rules.auto',
    defaultMessage: '自动判断',
    description: 'The colour numbers are told by the shop itself.',
  },
  shortages: {
    id: 'upload.rules.shortages',
    defaultMessage: '缺货时',
    description: 'What to do where fewer are in stock than the list asks for.',
  },
  partial: { id: 'upload.rules.partial', defaultMessage: '先买现有的', description: 'Buy as many as are in stock.' },
  skip: { id: 'upload.rules.skip', defaultMessage: '整行不买', description: 'Leave the line out.' },
  moulds: {
    id: 'upload.rules.moulds',
    defaultMessage: '同一种零件的新旧编号可互换',
    description: 'Other moulds of the same part are taken by themselves.',
  },
  mouldsNote: {
    id: 'upload.rules.mouldsNote',
    defaultMessage: '例如 3070b 和 3070',
    description: 'Example of two moulds of a part.',
  },
  spares: {
    id: 'upload.rules.spares',
    defaultMessage: '同时购买备用件',
    description: 'Lines marked as spares are bought too.',
  },
  sparesNote: {
    id: 'upload.rules.sparesNote',
    defaultMessage: '标为 Is Spare 的行',
    description: 'Which lines are spares.',
  },
  prints: {
    id: 'upload.rules.prints',
    defaultMessage: '印刷件用素色代替',
    description: 'Prints that are not sold are taken without their print.',
  },
  printsNote: {
    id: 'upload.rules.printsNote',
    defaultMessage: '只在本店没有印刷件时',
    description: 'When prints are replaced.',
  },
  hidden: {
    id: 'upload.rules.hidden',
    defaultMessage: '看不见的零件用最便宜的颜色',
    description: 'Hidden parts, whose colour does not matter, in the cheapest colour; else decided line by line.',
  },
  hiddenNote: {
    id: 'upload.rules.hiddenNote',
    defaultMessage: '颜色为 Any Color 的行',
    description: 'Which lines are hidden parts.',
  },
});
