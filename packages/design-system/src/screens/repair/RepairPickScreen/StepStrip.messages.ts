import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  bags: { id: 'repairPick.strip.bags', defaultMessage: '袋', description: 'Before the numbers of the bags of a set.' },
  bagName: {
    id: 'repairPick.strip.bagName',
    defaultMessage: '第 {bag, number} 袋{picked, plural, =0 {} other {，已选 # 颗}}',
    description: 'Accessible name of a bag, with the particles picked from it.',
  },
  bagPicked: {
    id: 'repairPick.strip.bagPicked',
    defaultMessage: '{picked, number} 颗',
    description: 'Beside the number of a bag: particles picked from it. Short.',
  },
  steps: {
    id: 'repairPick.strip.steps',
    defaultMessage: '第 {bag, number} 袋的步骤',
    description: 'Accessible name of the row of steps of a bag.',
  },
  stepName: {
    id: 'repairPick.strip.stepName',
    defaultMessage: '第 {step, number} 步{picked, plural, =0 {} other {，已选 # 颗}}',
    description: 'Accessible name of a step, with the particles picked in it.',
  },
  legend: {
    id: 'repairPick.strip.legend',
    defaultMessage: '+{picked, number} 表示这一步已选 {picked, number} 颗',
    description: 'Explains the small number below a step.',
  },
  previous: { id: 'repairPick.strip.previous', defaultMessage: '上一步骤', description: 'Button: the previous step.' },
  next: {
    id: 'repairPick.strip.next',
    defaultMessage: '下一步骤',
    description: 'Button: the next step of the instructions.',
  },
});
