import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { withDefault } from '../wire/maybe.ts';
import { text } from '../wire/text.ts';

/** The address that an order is sent to. */
export type Address = {
  id: string;
  recipient: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  /** The city's id; absent in old rows and in the default address. */
  cityId?: string;
  isDefault: boolean;
};

export const postalAddress = entity(
  z.object({
    id,
    real_name: text,
    phone: text,
    province: text,
    city: text,
    district: text,
    detail: text,
    city_id: z.optional(id),
    is_default: withDefault(flag, false),
  }),
  {
    decode: (wire): Address => ({
      id: wire.id,
      recipient: wire.real_name,
      phone: wire.phone,
      province: wire.province,
      city: wire.city,
      district: wire.district,
      detail: wire.detail,
      cityId: wire.city_id === '0' ? undefined : wire.city_id,
      isDefault: wire.is_default,
    }),
    encode: (value) => ({
      id: value.id,
      real_name: value.recipient,
      phone: value.phone,
      province: value.province,
      city: value.city,
      district: value.district,
      detail: value.detail,
      city_id: value.cityId,
      is_default: value.isDefault,
    }),
  },
);
