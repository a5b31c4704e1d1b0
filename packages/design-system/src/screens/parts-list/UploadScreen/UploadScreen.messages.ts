import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  home: { id: 'upload.page.home', defaultMessage: '首页', description: 'First breadcrumb above the title.' },
  breadcrumb: {
    id: 'upload.page.breadcrumb',
    defaultMessage: '批量上传',
    description: 'This page in the breadcrumbs above the title.',
  },
  title: {
    id: 'upload.page.title',
    defaultMessage: '批量上传零件清单',
    description: 'Title of the page where a parts list is handed in.',
  },
  promise: {
    id: 'upload.page.promise',
    defaultMessage: '文件里的每一行都有结果，核对后由你决定买哪些。',
    description: 'Below the title: every line is accounted for, then the shopper decides.',
  },
  drop: {
    id: 'upload.zone.drop',
    defaultMessage: '把清单拖到这里',
    description: 'Heading of the place where files are dropped.',
  },
  choose: {
    id: 'upload.zone.choose',
    defaultMessage: '选择清单',
    description: 'The same heading on phones, where nothing is dragged.',
  },
  release: {
    id: 'upload.zone.release',
    defaultMessage: '松开即可读取',
    description: 'Heading while files are held over the page.',
  },
  accepts: {
    id: 'upload.zone.accepts',
    defaultMessage: 'BOM xlsx、csv 或批量选购表，可以一次上传多份。也可以直接粘贴表格里的几列。',
    description:
      'What is accepted, by the rule of the shop: BOM xlsx, csv or the batch-selection sheet; several at once; or pasted columns.',
  },
  chooseFile: {
    id: 'upload.zone.chooseFile',
    defaultMessage: '选择文件',
    description: 'Main button: opens the dialog for files.',
  },
  paste: {
    id: 'upload.zone.paste',
    defaultMessage: '粘贴文字',
    description: 'Button: opens a box to paste a list into.',
  },
  limits: {
    id: 'upload.zone.limits',
    defaultMessage: '一份最多 {megabytes, number} MB、{lines, number} 行，在你的浏览器中读取，文件不会上传。',
    description: 'Limits, and that the file stays on the machine.',
  },
  folder: {
    id: 'upload.zone.folder',
    defaultMessage: '无法读取文件夹。请打开文件夹，把里面的清单拖过来。',
    description: 'A folder was dropped.',
  },
  pasteLabel: {
    id: 'upload.paste.label',
    defaultMessage: '把清单粘贴在这里',
    description: 'Label of the box to paste a list into.',
  },
  pasteHint: {
    id: 'upload.paste.hint',
    defaultMessage: '每行一种：零件编号、颜色、数量。也支持 BrickLink XML 和 LDraw。',
    description: 'How to fill the box.',
  },
  pasteEmpty: {
    id: 'upload.paste.empty',
    defaultMessage: '还没有内容。请复制清单，再粘贴到这里。',
    description: 'The button was pressed with an empty box.',
  },
  pasteRead: { id: 'upload.paste.read', defaultMessage: '读取这份清单', description: 'Button: reads what was pasted.' },
  pasteClose: {
    id: 'upload.paste.close',
    defaultMessage: '收起',
    description: 'Button: closes the box; what is in it stays.',
  },
  failedOne: { id: 'upload.failed.one', defaultMessage: '{name} 读取失败', description: 'One file could not be read.' },
  failedMany: {
    id: 'upload.failed.many',
    defaultMessage: '{count, number} 份文件读取失败',
    description: 'None of several files could be read.',
  },
});
