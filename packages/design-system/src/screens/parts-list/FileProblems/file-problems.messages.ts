import type { FileProblemCode } from '@shop/parts-list';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../../messages/define-messages.ts';

/**
 * Problem and solution for everything that can be wrong with a file. The place precedes the text. The command line uses
 * the English texts.
 */
export const texts: Readonly<Record<FileProblemCode, MessageDescriptor>> = defineMessages({
  empty: {
    id: 'listProblems.empty.text',
    defaultMessage: '文件是空的。请选择有内容的文件。',
    description: 'The file has no bytes or only blanks.',
  },
  tooBig: {
    id: 'listProblems.tooBig.text',
    defaultMessage: '文件超过 {megabytes, number} MB，没有读取。请拆成几份，或另存为 csv。',
    description: 'The file is too big to be read; megabytes is the limit.',
  },
  zipBomb: {
    id: 'listProblems.zipBomb.text',
    defaultMessage: '文件展开后大得异常，没有打开。请用原来的软件重新导出。',
    description: 'A zip (xlsx, io) that would unpack to far too much.',
  },
  tooSlow: {
    id: 'listProblems.tooSlow.text',
    defaultMessage: '半分钟没有进展，已停止读取。文件可能已损坏，请重新导出后再试。',
    description: 'Reading of a file showed no progress for 30 seconds and was ended.',
  },
  brokenZip: {
    id: 'listProblems.brokenZip.text',
    defaultMessage: '文件不完整，无法打开。请重新下载或导出。',
    description: 'A damaged zip (xlsx, io).',
  },
  locked: {
    id: 'listProblems.locked.text',
    defaultMessage: '文件有密码，无法读取。请在原软件中取消密码后另存一份。',
    description: 'A password-protected xlsx or io file.',
  },
  oldExcel: {
    id: 'listProblems.oldExcel.text',
    defaultMessage: '这是旧版 Excel 的 .xls 文件。请在 Excel 里另存为 .xlsx 或 .csv。',
    description: 'An Excel file from before 2007.',
  },
  picture: {
    id: 'listProblems.picture.text',
    defaultMessage: '这是一张图片，图中的文字无法读取。请使用原表格，或将清单输入为文字后粘贴。',
    description: 'The file is a picture, whatever its name.',
  },
  pdf: {
    id: 'listProblems.pdf.text',
    defaultMessage: 'PDF 中的表格无法读取。请使用原表格，或从 PDF 中复制零件、颜色、数量后粘贴。',
    description: 'The file is a PDF.',
  },
  notText: {
    id: 'listProblems.notText.text',
    defaultMessage: '这不是零件清单。支持 xlsx、csv、txt、xml、bsx、ldr、mpd、io。',
    description: 'Some other binary file.',
  },
  noLines: {
    id: 'listProblems.noLines.text',
    defaultMessage: '文件里没有零件。请检查是否只有表头，或清单在另一份文件里。',
    description: 'The file was read but holds no parts.',
  },
  noModel: {
    id: 'listProblems.noModel.text',
    defaultMessage: '文件里没有模型。请在 Stud.io 里重新保存，或导出 ldr。',
    description: 'A Stud.io file without a model in it.',
  },
  noColumns: {
    id: 'listProblems.noColumns.text',
    defaultMessage: '找不到零件编号列。请在第一行写上“零件编号”“颜色编号”“数量”，再重新上传。',
    description: 'A table whose part column cannot be told at all.',
  },
  tooManyLines: {
    id: 'listProblems.tooManyLines.text',
    defaultMessage: '最多读取 {most, number} 行，后面的没有读取。请把后面的另存一份再上传。',
    description: 'The file has too many lines; its beginning was read.',
  },
  cutShort: {
    id: 'listProblems.cutShort.text',
    defaultMessage: '只读取了前 {megabytes, number} MB，后面的没有读取。请把后面的另存一份再上传。',
    description: 'The file is too long; its first megabytes were read.',
  },
  longLine: {
    id: 'listProblems.longLine.text',
    defaultMessage:
      '{most, plural, =0 {这一行太长} other {这一行超过 {most, number} 个字符}}，已跳过。请检查是否缺少换行。',
    description: 'One line is far too long and was skipped.',
  },
  tooManyColumns: {
    id: 'listProblems.tooManyColumns.text',
    defaultMessage: '列太多，只读取了前 {most, number} 列。如果零件、颜色或数量在后面，请移到前面再重新上传。',
    description: 'A table with very many columns, of which the first were looked at.',
  },
  brokenXml: {
    id: 'listProblems.brokenXml.text',
    defaultMessage: '此处的标签不完整，其中的内容可能没有读全，其他都已读取。请补全标签后重新上传。',
    description: 'An XML tag that is not closed; what it holds may be cut or missing.',
  },
  entity: {
    id: 'listProblems.entity.text',
    defaultMessage: '“{text}”没有展开，按原样读取。如果编号里有它，请改成真正的字符。',
    description: 'An XML entity that is never expanded, such as &foo;.',
  },
  unclosedQuote: {
    id: 'listProblems.unclosedQuote.text',
    defaultMessage: '引号没有配对，这一行按原样读取。请核对编号和数量。',
    description: 'A quotation mark in a csv line that is never closed.',
  },
  undecodable: {
    id: 'listProblems.undecodable.text',
    defaultMessage: '部分文字无法识别。如名称显示为乱码，请另存为 UTF-8 后上传；编号和数量通常不受影响。',
    description: 'Some characters of the text could not be decoded.',
  },
  otherSheets: {
    id: 'listProblems.otherSheets.text',
    defaultMessage: '只读取了工作表 {name}，没有读取 {text}。如果也需要，请另存成文件一起上传。',
    description: 'A workbook with several sheets; name is the one that was read, text lists the others.',
  },
  controlSum: {
    id: 'listProblems.controlSum.text',
    defaultMessage: '文件注明共 {stated, number} 颗，实际读到 {counted, number} 颗。请检查是否缺行或修改过数量。',
    description: 'The total stated in the file differs from what was counted.',
  },
  quantityLooksLikeColour: {
    id: 'listProblems.quantityLooksLikeColour.text',
    defaultMessage: '数量列看起来像颜色编号，而不是颗数。请先核对，以免买错。',
    description: 'Warning: the quantity column seems to hold colour numbers.',
  },
  cycle: {
    id: 'listProblems.cycle.text',
    defaultMessage: '模型 {model} 引用了自身，此处未计入。请在模型中移除该引用。',
    description: 'A sub-model that contains itself; that reference was cut.',
  },
  missingModel: {
    id: 'listProblems.missingModel.text',
    defaultMessage: '文件里没有子模型 {model}，它的零件没有计入。请存进同一份 mpd 后重新上传。',
    description: 'A sub-model that the file refers to but does not hold.',
  },
  noPart: {
    id: 'listProblems.noPart.text',
    defaultMessage: '没有零件编号。请填写编号。',
    description: 'A line without a part number.',
  },
  noQuantity: {
    id: 'listProblems.noQuantity.text',
    defaultMessage: '没有数量。请填写购买颗数。',
    description: 'A line without a quantity.',
  },
  badQuantity: {
    id: 'listProblems.badQuantity.text',
    defaultMessage: '数量“{text}”不是数字。请填写整数，例如 12。',
    description: 'A quantity that is no number.',
  },
  zeroQuantity: {
    id: 'listProblems.zeroQuantity.text',
    defaultMessage: '数量是 0，不会购买。如需购买，请填写 1 以上的整数。',
    description: 'A quantity of zero.',
  },
  negativeQuantity: {
    id: 'listProblems.negativeQuantity.text',
    defaultMessage: '数量 {text} 小于 0。请填写 1 以上的整数。',
    description: 'A negative quantity.',
  },
  fractionQuantity: {
    id: 'listProblems.fractionQuantity.text',
    defaultMessage: '数量 {text} 不是整数。请填写整数。',
    description: 'A quantity such as 1.5.',
  },
  hugeQuantity: {
    id: 'listProblems.hugeQuantity.text',
    defaultMessage: '数量 {text} 太大，一行最多 {most, number} 颗。请填写较小的数。',
    description: 'A quantity beyond what a line may hold.',
  },
  spoiltNumber: {
    id: 'listProblems.spoiltNumber.text',
    defaultMessage: '编号被表格软件改成了 {text}，无法还原。请按原清单补上，并将该列设为文本。',
    description: 'A part number that a spreadsheet turned into an exponent such as 3E+10.',
  },
  formula: {
    id: 'listProblems.formula.text',
    defaultMessage: '这一格是公式，文件里没有结果。请在 Excel 里打开后重新保存，或粘贴为数值。',
    description: 'A cell with a formula whose result the file does not hold.',
  },
  unknownPart: {
    id: 'listProblems.unknownPart.text',
    defaultMessage: '没有编号为“{text}”的零件。{near, select, none {请核对并修改编号。} other {是否为 {near}？}}',
    description: 'A part number that is not known; near is a number that looks like it, or several, or none.',
  },
  unknownColour: {
    id: 'listProblems.unknownColour.text',
    defaultMessage:
      '找不到{system, select, rebrickable { Rebrickable 的} bricklink { BrickLink 的} ldraw { LDraw 的} lego { LEGO 的} gds {高砖的} other {}}颜色“{text}”。请选择颜色，或换一种颜色编号。',
    description: 'A colour that is not known here, be it in its system or not; system is none for names of colours.',
  },
  noColour: {
    id: 'listProblems.noColour.text',
    defaultMessage: '没有注明颜色。请选择一个颜色。',
    description: 'A line without a colour.',
  },
  directColour: {
    id: 'listProblems.directColour.text',
    defaultMessage: '{text} 是色值，不是颜色编号，已采用最接近的颜色。请核对颜色。',
    description: 'A direct LDraw colour such as 0x2FF8800, read as the nearest colour.',
  },
  colourMismatch: {
    id: 'listProblems.colourMismatch.text',
    defaultMessage: '两列的颜色不同，{text} 和 {near}，已采用前一个。请核对颜色。',
    description: 'Two columns of a line name different colours; text is the one that was taken.',
  },
  notPart: {
    id: 'listProblems.notPart.text',
    defaultMessage:
      '这一行是{text, select, S {套装} M {人仔} B {书} G {周边} C {目录} I {说明书} O {包装盒} other {其他物品}}，不是零件，本店不售。可以导出这一类，到别处购买。',
    description: 'A line for a set, a minifigure … by BrickLink’s letter of the item type.',
  },
});

/** The problems in a few words, for the rows of the result. */
export const shorts: Readonly<Partial<Record<FileProblemCode, MessageDescriptor>>> = defineMessages({
  noPart: { id: 'listProblems.noPart.short', defaultMessage: '没有零件编号', description: 'In a row: no part number.' },
  noQuantity: {
    id: 'listProblems.noQuantity.short',
    defaultMessage: '没有数量',
    description: 'In a row: no quantity.',
  },
  badQuantity: {
    id: 'listProblems.badQuantity.short',
    defaultMessage: '数量不是数字',
    description: 'In a row: the quantity is no number.',
  },
  zeroQuantity: {
    id: 'listProblems.zeroQuantity.short',
    defaultMessage: '数量是 0',
    description: 'In a row: the quantity is zero.',
  },
  negativeQuantity: {
    id: 'listProblems.negativeQuantity.short',
    defaultMessage: '数量小于 0',
    description: 'In a row: the quantity is negative.',
  },
  fractionQuantity: {
    id: 'listProblems.fractionQuantity.short',
    defaultMessage: '数量不是整数',
    description: 'In a row: the quantity is a fraction.',
  },
  hugeQuantity: {
    id: 'listProblems.hugeQuantity.short',
    defaultMessage: '数量太大',
    description: 'In a row: the quantity is far too large.',
  },
  spoiltNumber: {
    id: 'listProblems.spoiltNumber.short',
    defaultMessage: '编号被表格软件更改',
    description: 'In a row: a spreadsheet destroyed the part number.',
  },
  formula: {
    id: 'listProblems.formula.short',
    defaultMessage: '公式没有结果',
    description: 'In a row: a formula without a result.',
  },
  unknownPart: {
    id: 'listProblems.unknownPart.short',
    defaultMessage: '未知的零件编号',
    description: 'In a row: the part number is not known.',
  },
  unknownColour: {
    id: 'listProblems.unknownColour.short',
    defaultMessage: '未知的颜色',
    description: 'In a row: the colour is not known.',
  },
  noColour: { id: 'listProblems.noColour.short', defaultMessage: '没有颜色', description: 'In a row: no colour.' },
  directColour: {
    id: 'listProblems.directColour.short',
    defaultMessage: '色值，采用近似色',
    description: 'In a row: a direct colour, read as the nearest one.',
  },
  colourMismatch: {
    id: 'listProblems.colourMismatch.short',
    defaultMessage: '两列颜色不同',
    description: 'In a row: two columns name different colours.',
  },
  notPart: {
    id: 'listProblems.notPart.short',
    defaultMessage: '不是零件',
    description: 'In a row: a set, minifigure … and no part.',
  },
});

export const messages = defineMessages({
  place: {
    id: 'listProblems.where.place',
    defaultMessage:
      '{name, select, none {} other {{name}{line, plural, =0 {} other { }}}}{line, plural, =0 {} other {第 {line, number} 行}}{column, plural, =0 {} other {第 {column, number} 列}}：',
    description: 'Before a sentence: where it is. name is the file or none; line and column are 0 where there is none.',
  },
  more: {
    id: 'listProblems.where.more',
    defaultMessage: '查看另外 {count, number} 处',
    description: 'Button below a list of remarks: shows so many more of them.',
  },
});
