/** Bytes of a megabyte as the shop displays it. */
export const MEGABYTE = 1024 * 1024;

/** Bytes of a file that are read: 200,000 lines of 250 characters. Longer text is cut, longer zips are refused. */
export const MAX_BYTES = 50 * MEGABYTE;
/** Rows of a file that are read: twice the longest list that the upload page promises. */
export const MAX_ROWS = 200_000;
/** Characters of a line: a hundred columns of a thousand characters. A longer line is skipped. */
export const MAX_LINE_LENGTH = 100_000;
/** Characters of a cell, far more than people write. Also limits the search for a closing quote. */
export const MAX_CELL_LENGTH = 10_000;
/** Characters of a tag's name; the longest in parts lists has 15. */
export const MAX_TAG_NAME_LENGTH = 40;
/** Columns that are read; the widest format (BrickLink's store upload) has 25. */
export const MAX_COLUMNS = 100;
/** Rows that are searched for a header, which may follow titles and remarks. */
export const MAX_HEADER_ROWS = 20;
/** Rows whose contents decide what the columns hold. */
export const SAMPLE_ROWS = 200;
/** Rows that are shown of a table when the shopper chooses its columns. */
export const MAX_SHOWN_ROWS = 30;
/** Problems of one kind that are reported of a file. A hostile file could have one on every line. */
export const MAX_PROBLEMS = 100;
/** Characters of an ignored row that are stored. */
export const MAX_IGNORED_TEXT = 200;
/** Rows between two progress reports. */
export const PROGRESS_INTERVAL_ROWS = 2000;

/** Files in a zip: a workbook with 300 sheets has fewer. */
export const MAX_ENTRIES = 1000;
/**
 * Bytes of one file of a zip, unpacked: 200,000 rows of 6 columns are 54 MB of XML. With its text it stays below 200 MB
 * of memory.
 */
export const MAX_ENTRY_BYTES = 64 * MEGABYTE;
/** Bytes of all files of a zip, unpacked. */
export const MAX_UNPACKED_BYTES = 150 * MEGABYTE;
/**
 * Greatest ratio of unpacked to packed size. Sheets have 5 to 40; the maximum of the method is 1,032, and zip bombs
 * come near it.
 */
export const MAX_UNPACK_RATIO = 200;
/** Unpacked bytes below which the ratio does not matter. */
export const MIN_BOMB_BYTES = 10 * MEGABYTE;
