import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'savedLists.save.title',
    defaultMessage: '存为清单',
    description: 'Title of the dialog that saves a parts list with the shop; also its main button.',
  },
  where: {
    id: 'savedLists.save.where',
    defaultMessage: '保存到',
    description: 'Label of the choice: as a new list or in place of one.',
  },
  asNew: { id: 'savedLists.save.asNew', defaultMessage: '存为新清单', description: 'Choice: as a new list.' },
  inPlace: {
    id: 'savedLists.save.inPlace',
    defaultMessage: '替换已有的一份',
    description: 'Choice: in place of a saved list.',
  },
  which: {
    id: 'savedLists.save.which',
    defaultMessage: '替换哪一份',
    description: 'Label of the choice of the saved list that is replaced.',
  },
  whichHint: {
    id: 'savedLists.save.whichHint',
    defaultMessage: '选择清单',
    description: 'Stands in this box while none is chosen.',
  },
  whichNeeded: {
    id: 'savedLists.save.whichNeeded',
    defaultMessage: '请选择要替换的清单',
    description: 'No list to replace was chosen.',
  },
  listsFailed: {
    id: 'savedLists.save.listsFailed',
    defaultMessage: '已有的清单加载失败，这次只能保存为新清单。',
    description: 'The saved lists could not be loaded, so none can be replaced.',
  },
  contents: {
    id: 'savedLists.save.contents',
    defaultMessage: '会保存 {lines, number} 种 {pieces, number} 颗。',
    description: 'What is saved: different parts in colours, and pieces.',
  },
  leftOut: {
    id: 'savedLists.save.leftOut',
    defaultMessage: '{leftOut, number} 行无法识别，不会保存。',
    description: 'Lines that were not understood are not saved.',
  },
  nothing: {
    id: 'savedLists.save.nothing',
    defaultMessage: '没有可识别的行，无法保存。请先在结果里修改几行。',
    description: 'No line was understood, so there is nothing to save.',
  },
  tooMany: {
    id: 'savedLists.save.tooMany',
    defaultMessage: '一份清单最多存 {most, number} 种，这份有 {lines, number} 种。请把文件分成几份再保存。',
    description: 'The list has more different parts than can be saved.',
  },
  failed: {
    id: 'savedLists.save.failed',
    defaultMessage: '保存失败',
    description: 'Title: saving failed; why follows.',
  },
  unknown: {
    id: 'savedLists.save.unknown',
    defaultMessage: '未收到商店的回复，尚不确定是否已保存。再保存一次，也只会存一份。',
    description: 'No answer came; pressing the main button again does not save twice.',
  },
  cancel: {
    id: 'savedLists.save.cancel',
    defaultMessage: '取消',
    description: 'Button that closes the dialog and saves nothing.',
  },
});
