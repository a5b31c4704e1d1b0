import { readLdraw } from './ldraw/read-ldraw.ts';
import { readWith } from './read-with.ts';
import { readZip } from './read-zip.ts';
import { readXml } from './xml/read-xml.ts';

/**
 * Reads a parts list of any format, with all readers included: for the command line and tests. Pages load readers on
 * demand.
 */
export const readListFile = readWith({ zip: readZip, xml: readXml, ldraw: readLdraw });
