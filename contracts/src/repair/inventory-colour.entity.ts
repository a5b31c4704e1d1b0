import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { text } from '../wire/text.ts';

/** A colour of a part: Rebrickable's id, its name in the language of the request, six hex digits. */
export type InventoryColour = { id: string; name: string; hex: string };

export const inventoryColour = entity(z.object({ color_id: id, color_name: text, hex: z.string() }), {
  decode: (wire): InventoryColour => ({ id: wire.color_id, name: wire.color_name, hex: wire.hex }),
  encode: (colour) => ({ color_id: colour.id, color_name: colour.name, hex: colour.hex }),
});
