import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repairPick.screen.title',
    defaultMessage: '选择要补的零件',
    description: 'Heading of the page on which parts of a set are picked for a repair request.',
  },
  setNumber: {
    id: 'repairPick.head.setNumber',
    defaultMessage: '套装 <mono>{number}</mono>',
    description: 'The number of the set; the tag sets the number in a monospaced font.',
  },
  pieces: {
    id: 'repairPick.head.pieces',
    defaultMessage: '{pieces, number} 颗',
    description: 'How many pieces the set has.',
  },
  bagsAndSteps: {
    id: 'repairPick.head.bagsAndSteps',
    defaultMessage: '{bags, number} 袋 {steps, number} 步',
    description: 'How many bags the set has, and how many steps its instructions have.',
  },
  changeSet: {
    id: 'repairPick.head.changeSet',
    defaultMessage: '更换套装',
    description: 'Link: choose another set.',
  },
  views: {
    id: 'repairPick.views.label',
    defaultMessage: '查找零件的方式',
    description: 'Accessible name of the choice between three ways to find a part.',
  },
  step: {
    id: 'repairPick.views.step',
    defaultMessage: '按步骤',
    description: 'View: parts by step of the instructions.',
  },
  all: { id: 'repairPick.views.all', defaultMessage: '全部零件', description: 'View: all parts of the set.' },
  paste: {
    id: 'repairPick.views.paste',
    defaultMessage: '粘贴编号',
    description: 'View: paste a list of part numbers.',
  },
});
