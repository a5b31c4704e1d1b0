import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'upload.reading.title',
    defaultMessage: '正在读取 {name}',
    description: 'Heading while a file is being read.',
  },
  opening: {
    id: 'upload.reading.opening',
    defaultMessage: '正在打开…',
    description: 'A file is opened; nothing of it was read yet.',
  },
  which: {
    id: 'upload.reading.which',
    defaultMessage: '第 {at, number} 份，共 {of, number} 份',
    description: 'Which of several files is being read.',
  },
  rows: {
    id: 'upload.reading.rows',
    defaultMessage: '{rows, number} 行',
    description: 'How many rows were read so far.',
  },
  perSecond: {
    id: 'upload.reading.perSecond',
    defaultMessage: '每秒 {rows, number} 行',
    description: 'How quickly the rows are read.',
  },
  said: {
    id: 'upload.reading.announcement',
    defaultMessage: '已读取 {share, number, percent}',
    description: 'Said now and then to those who listen: how much of the file was read.',
  },
  cancel: { id: 'upload.reading.cancel', defaultMessage: '取消', description: 'Button: stops the reading.' },
  firstRows: {
    id: 'upload.reading.firstRows',
    defaultMessage: '文件的前几行',
    description: 'Caption of a small table with the first rows as written.',
  },
});
