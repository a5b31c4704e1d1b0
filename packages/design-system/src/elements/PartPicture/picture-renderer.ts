import { definitionsFor, glossDefinitions } from '../../pictures/defs.ts';
import { drawShape } from '../../pictures/draw-shape.ts';
import { markupElements } from './markup-elements.ts';

const withDefinitions = (body: string): string => `<defs>${definitionsFor(body)}${glossDefinitions}</defs>${body}`;

/** All code that draws parts, in one chunk (15 kB gzip) that loads when a shopper begins to turn a part. */
export const pictureRenderer = { drawShape, withDefinitions, markupElements };
export type PictureRenderer = typeof pictureRenderer;
