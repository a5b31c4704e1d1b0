/** As everywhere where the shop says a size. */
export const MEGABYTE = 1024 * 1024;

/** Bytes of a file that are looked at: 200,000 lines of 250 characters. Of longer text the beginning is read, longer zips are not. */
export const MAX_BYTES = 50 * MEGABYTE;
/** Rows of a file that are read: twice the longest list that the page promises. */
export const MAX_ROWS = 200_000;
/** Characters of a line; a longer one is no table's. A hundred columns of a thousand characters. */
export const LONGEST_LINE = 100_000;
/** Characters of a cell; the longest remark that a spreadsheet's users write is far below. Also bounds the search for a closing quote. */
export const LONGEST_CELL = 10_000;
/** Characters of a tag's name; those of lists have 15. */
export const LONGEST_NAME = 40;
/** Columns that are looked at; the widest dialect (BrickLink's store upload) has 25. */
export const MAX_COLUMNS = 100;
/** Rows in which a header is looked for, below titles and remarks. */
export const HEADER_ROWS = 20;
/** Rows by whose contents columns are told. */
export const SAMPLE_ROWS = 200;
/** Rows that are shown of a table whose columns the shopper has to tell. */
export const SHOWN_ROWS = 30;
/** Places of one kind that are told of a file; nobody reads more, and a hostile file could have as many as lines. */
export const MAX_TOLD = 100;
/** Characters of an ignored row that are kept. */
export const KEPT_TEXT = 200;
/** Rows between two words about progress. */
export const ROWS_A_WORD = 2000;

/** Files in a zip: a workbook with 300 sheets has fewer. */
export const MAX_ENTRIES = 1000;
/** Bytes of one file of a zip, unpacked: 200,000 rows of 6 columns are 54 MB of XML. With its text it stays below 200 MB of memory. */
export const MAX_ENTRY_BYTES = 64 * MEGABYTE;
/** Bytes of all files of a zip, unpacked. */
export const MAX_UNPACKED_BYTES = 150 * MEGABYTE;
/** Times that something grows when it is unpacked. Sheets grow 5 to 40 times; 1,032 is the most that the method can do, and what bombs come near to. */
export const BOMB_RATIO = 200;
/** Bytes below which it does not matter how much something grew. */
export const MIN_BOMB = 10 * MEGABYTE;
