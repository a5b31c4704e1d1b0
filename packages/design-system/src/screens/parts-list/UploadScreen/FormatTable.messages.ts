import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'upload.formats.title', defaultMessage: '支持的格式', description: 'Heading of the table of formats.' },
  template: {
    id: 'upload.formats.template',
    defaultMessage: '下载批量选购表模板',
    description: 'Button: downloads an empty batch-selection sheet.',
  },
  source: {
    id: 'upload.formats.source',
    defaultMessage: '来源',
    description: 'Head of a column: where a list comes from.',
  },
  endings: {
    id: 'upload.formats.endings',
    defaultMessage: '扩展名',
    description: 'Head of a column: endings of file names.',
  },
  note: {
    id: 'upload.formats.note',
    defaultMessage: '说明',
    description: 'Head of a column: what to know of a format.',
  },
  bom: {
    id: 'upload.formats.bom',
    defaultMessage: 'BOM 表格',
    description: 'A kind of list: a table of parts made by hand.',
  },
  bomNote: {
    id: 'upload.formats.bomNote',
    defaultMessage: '表头不限，中英文皆可，有零件、颜色、数量就能读取',
    description: 'What to know of tables made by hand.',
  },
  batch: {
    id: 'upload.formats.batch',
    defaultMessage: '批量选购表',
    description: 'A kind of list: the shop’s own batch-selection sheet.',
  },
  batchNote: {
    id: 'upload.formats.batchNote',
    defaultMessage: '本店模板：零件编号、颜色编号、数量',
    description: 'What to know of the batch-selection sheet.',
  },
  csv: { id: 'upload.formats.csv', defaultMessage: 'CSV、文本', description: 'A kind of list: csv and text.' },
  csvNote: {
    id: 'upload.formats.csvNote',
    defaultMessage: 'Rebrickable、Stud.io、Pick a Brick；逗号、分号、制表符皆可',
    description: 'What to know of csv and text: whose exports, and which delimiters.',
  },
  bricklink: {
    id: 'upload.formats.bricklink',
    defaultMessage: 'BrickLink',
    description: 'A kind of list: BrickLink’s XML.',
  },
  bricklinkNote: {
    id: 'upload.formats.bricklinkNote',
    defaultMessage: '愿望单 XML，上传文件或粘贴皆可',
    description: 'What to know of BrickLink’s wanted lists.',
  },
  brickstore: {
    id: 'upload.formats.brickstore',
    defaultMessage: 'BrickStore',
    description: 'A kind of list: BrickStore’s file.',
  },
  brickstoreNote: {
    id: 'upload.formats.brickstoreNote',
    defaultMessage: '跳过标为排除的行',
    description: 'What to know of BrickStore’s files.',
  },
  ldraw: {
    id: 'upload.formats.ldraw',
    defaultMessage: 'LDraw 模型',
    description: 'A kind of list: a model in LDraw’s language.',
  },
  ldrawNote: {
    id: 'upload.formats.ldrawNote',
    defaultMessage: '子模型用了几次就算几次',
    description: 'What to know of LDraw models: sub-models are multiplied.',
  },
  studio: {
    id: 'upload.formats.studio',
    defaultMessage: 'Stud.io 模型',
    description: 'A kind of list: a model made with Stud.io.',
  },
  studioNote: {
    id: 'upload.formats.studioNote',
    defaultMessage: '未设密码',
    description: 'What to know of Stud.io’s models: only without a password.',
  },
});
