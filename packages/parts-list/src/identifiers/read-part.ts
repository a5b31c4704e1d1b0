import { mouldOfStem } from '../reference/open-parts.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Step } from '../reference/step.entity.ts';

/** What was understood of a part's cell; `colour` if the number means a part in a colour. */
export type PartReading = { part?: string; colour?: number; steps: readonly Step[] };

const NOT_READ: PartReading = { steps: [] };
/** A shop's key: Gobricks' part number and colour in one. */
export const SKU = /^GDS-?0*(\d+)-(\d{1,3})$/i;
const GDS = /^GDS-?[A-Z]?\d+$/i;
/** An element id in a column of part numbers; shorter numbers may be design numbers. */
export const ELEMENT = /^[1-9]\d{5,7}$/;

/** Reads part numbers, with the steps that led to the part. Each different cell is read once. */
export function createPartReader(reference: Reference): (text: string) => PartReading {
  const cache = new Map<string, PartReading>();
  return (text) => {
    let reading = cache.get(text);
    if (!reading) cache.set(text, (reading = readPart(text, reference)));
    return reading;
  };
}

/** Reads an element id from a column of its own. */
export function readElement(text: string, reference: Reference): PartReading {
  const element = reference.element(
    text
      .slice(0, 64)
      .normalize('NFKC')
      .replaceAll(/[\s'`‘’]/g, ''),
  );
  return element ? { ...read('element', text, element.part), colour: element.colour } : NOT_READ;
}

function readPart(text: string, reference: Reference): PartReading {
  // No part number is longer; a cell may be.
  const cell = text
    .slice(0, 64)
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^['`‘’]/, '');
  if (cell === '') return NOT_READ;
  const [, product, code] = SKU.exec(cell) ?? [];
  const [soldPart, soldColour] = [product && reference.partOfGds(product), code && reference.colourBy('gds', code)];
  if (soldPart)
    return soldColour ? { ...read('sku', text, soldPart), colour: soldColour.id } : read('gds', text, soldPart);
  const made = GDS.test(cell) ? reference.partOfGds(cell) : undefined;
  if (made !== undefined) return read('gds', text, made);
  const element = ELEMENT.test(cell) ? readElement(cell, reference) : NOT_READ;
  if (element.part !== undefined) return element;
  return byNumber(text, cell, reference) ?? NOT_READ;
}

/** Tries the number itself, then tidied forms of it, then other numbers of the same part. */
function byNumber(text: string, cell: string, reference: Reference): PartReading | undefined {
  const exact = reference.part(text.trim());
  if (exact !== undefined) return read('exact', text, exact);
  const forms = tidyForms(cell);
  for (const form of forms) {
    const part = reference.part(form);
    if (part !== undefined) return read('tidied', text, part);
  }
  for (const form of forms) {
    const part = reference.alias(form);
    if (part !== undefined) return read('alias', text, part);
  }
  const fame = (part: string): number => reference.coloursOf(part).size;
  const mouldOf = (stem: string): string | undefined =>
    mouldOfStem(stem, (number) => reference.part(number) !== undefined, fame);
  for (const form of forms) {
    const part = /\d$/.test(form) ? mouldOf(form) : undefined;
    if (part !== undefined) return read('mould', text, part);
  }
  for (const form of forms) {
    const stem = /^(\d+)[a-z]$/.exec(form)?.[1];
    const part = stem && (reference.part(stem) ?? reference.alias(stem) ?? mouldOf(stem));
    if (part) return read('letter', text, part);
  }
  return undefined;
}

const read = (name: Step['name'], from: string, to: string): PartReading => ({ part: to, steps: [{ name, from, to }] });

/**
 * Forms of a number as catalogues write it: without folders, in lower case, without `.dat`, without the state of a
 * flexible part (`-f1`), without leading zeros and trailing `.0`.
 */
function tidyForms(cell: string): readonly string[] {
  const lower = cell.toLowerCase();
  const file = lower.replace(/^(?:.*[\\/])?(?:parts|[ps8]|48)[\\/]/, '').replace(/\.(?:dat|ldr)$/, '');
  const bare = file.replace(/-f\d+$/, '').replace(/^(\d+)\.0+$/, '$1');
  return [...new Set([cell, lower, file, bare, bare.toUpperCase(), bare.replace(/^0+(?=\d)/, '')])];
}
