import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A set, by its number on the box. */
export type RepairSet = {
  number: string;
  name: string;
  /** What the set is shown by: one picture, or up to four of its parts. */
  pictures: readonly Picture[];
  /** Pieces without spare ones. */
  pieces: number;
  bags: number;
  steps: number;
};

export const repairSet = entity(
  z.object({
    set_no: z.string(),
    store_name: text,
    slider_image: listOf(picture),
    num: count,
    bag_num: count,
    step_num: count,
  }),
  {
    decode: (wire): RepairSet => ({
      number: wire.set_no,
      name: wire.store_name,
      pictures: wire.slider_image,
      pieces: wire.num,
      bags: wire.bag_num,
      steps: wire.step_num,
    }),
    encode: (set) => ({
      set_no: set.number,
      store_name: set.name,
      slider_image: [...set.pictures],
      num: set.pieces,
      bag_num: set.bags,
      step_num: set.steps,
    }),
  },
);
