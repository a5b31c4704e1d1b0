import { describe, expect, it } from 'vitest';
import { readCsv, readCsvRecords } from './read-csv.ts';

describe('reading csv', () => {
  it('understands quotes, doubled quotes and commas inside them', () => {
    expect(readCsv('4,"Duplo, Quatro","say ""hi"""\n')).toEqual([['4', 'Duplo, Quatro', 'say "hi"']]);
  });

  it('accepts a byte order mark, Windows line ends and a last line without its end', () => {
    expect(readCsv('\uFEFFid,name\r\n1,Baseplates')).toEqual([
      ['id', 'name'],
      ['1', 'Baseplates'],
    ]);
  });

  it('names the cells of a row by the first row, or by the given columns', () => {
    expect(readCsvRecords('id,name\n1,Baseplates\n2\n')).toEqual([
      { id: '1', name: 'Baseplates' },
      { id: '2', name: '' },
    ]);
    expect(readCsvRecords('1,Baseplates\n', ['id', 'name'])).toEqual([{ id: '1', name: 'Baseplates' }]);
  });
});
