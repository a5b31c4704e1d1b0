import * as z from 'zod/mini';
import * as contract from '../src/index.ts';
import { heldCoupon } from '../src/coupon/held-coupon.entity.ts';
import { invoice } from '../src/order/invoice.entity.ts';
import { orderLine } from '../src/order/order-line.entity.ts';
import { parcel } from '../src/order/parcel.entity.ts';
import { payWay } from '../src/payment/pay-ways.ts';
import { refund } from '../src/refund/refund.entity.ts';
import { wechatToken } from '../src/session/token.entity.ts';
import { anyMoment } from '../src/wire/moment.ts';
import { partCount, partNumber, partPair } from '../src/wire/part-pair.ts';

/** A JSON schema as written into the generated files; only the keys that the generators read are named. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  not?: JsonSchema;
  format?: string;
};

/** What recurs on the wire: single values first, then things. The sentence stands in OpenAPI and in the call table. */
const named: readonly (readonly [string, z.core.$ZodType, string])[] = [
  ['Money', contract.money, 'Yuan as text ("10.00"), or a number where the server computed it.'],
  ['Id', contract.id, 'A row id: whole number or digits as text.'],
  ['Key', contract.key, 'An order number, order key or buy-now key. Beyond 2^53 it must be text.'],
  ['PartNumber', partNumber, 'A part’s number in Rebrickable’s catalogue: text, also where it is all digits.'],
  ['Count', contract.count, 'A whole number, also as digits; null counts as none.'],
  ['Flag', contract.flag, 'true, 1 or "1" is yes; anything else is no.'],
  ['Switch', contract.truth, 'A boolean, or a number above 0 for yes.'],
  ['OnOff', contract.onOff, '1 on, 2 off; or a boolean.'],
  ['UnixTime', contract.unixMoment, 'Unix seconds, also as digits; 0 means not yet.'],
  [
    'TextTime',
    contract.textMoment,
    '2026-11-20 10:00:00, with a part left off or slashes, in Asia/Shanghai; empty means not set.',
  ],
  ['AnyTime', anyMoment, 'A time in either way: as text or as unix seconds.'],
  ['Text', contract.text, 'Text; null, absent or a number are taken too.'],
  [
    'Picture',
    contract.picture,
    'Image address: http(s), site-relative, or /pictures/<shape>.svg?hex=RRGGBB&finish=<finish> for a part that the client draws.',
  ],
  ['Link', contract.address, 'Address: http(s) or site-relative; anything else counts as none.'],
  [
    'PartFacts',
    contract.partFacts,
    'What makes a product a brick part. An extension: a stock server leaves it out and the shop shows the product without it.',
  ],
  ['ProductSummary', contract.productSummary, 'A product as a list shows it.'],
  ['Product', contract.product, 'A product with all its offers.'],
  ['CartLine', contract.cartLine, 'One line of the cart or of an order to be.'],
  ['OrderLine', orderLine, 'A line as it was bought, with its key for the review and what of it went into refunds.'],
  ['PostalAddress', contract.postalAddress, 'Where an order goes.'],
  ['User', contract.user, 'The signed-in shopper; of some 80 columns the ones that are read.'],
  ['Token', contract.token, 'A fresh token, bare, and when it ends.'],
  ['WechatToken', wechatToken, 'A fresh token, bare, and when it ends.'],
  ['PlacedOrder', contract.placedOrderWire, 'Number and key of an order that exists.'],
  ['Order', contract.order, 'An order with everything its page shows.'],
  [
    'Parcel',
    parcel,
    'A part of an order that travels on its own. Without a derived state the row’s own counts; its lines may be left out.',
  ],
  ['Invoice', invoice, 'The invoice of an order, as it was asked for or issued.'],
  ['PayWay', payWay, 'A way to pay: by balance (yue), WeChat (weixin) or Alipay.'],
  ['HeldCoupon', heldCoupon, 'A coupon in the shopper’s wallet.'],
  ['Refund', refund, 'A refund that was asked for.'],
  ['PartPair', partPair, 'A part in a colour, by Rebrickable’s numbers.'],
  ['PartCount', partCount, 'So many pieces of a part in a colour.'],
  ['ChatMessage', contract.chatMessage, 'One message of a conversation.'],
];

export const PREFIX = '#/components/schemas/';

/** Wire schemas of everything under its name: recurring things, and what calls send and answer (`cartAddBody`, `cartAddAnswer`). */
export function wireSchemas(extra: readonly (readonly [string, z.core.$ZodType])[]): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) registry.add(schema, { id });
  // A call may answer a named thing itself: that one keeps its name.
  for (const [id, schema] of extra) if (!registry.has(schema)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => `${PREFIX}${id}` });
  const described = Object.fromEntries(named.map(([id, , description]) => [id, { description }]));
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, { ...described[id], ...(tidy(schema) as JsonSchema) }]),
  );
}

/** Under which name a schema stands, when it recurs. */
export const nameOf = (schema: z.core.$ZodType): string | undefined => named.find(([, known]) => known === schema)?.[0];

const SAFE = Number.MAX_SAFE_INTEGER;

/** Leaves out what says nothing on the wire: defaults (they are of our side), bounds of all safe integers, zod's own marks, unions in unions. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) =>
      !['$schema', '$id', 'id', 'default', 'propertyNames'].includes(key) ||
      (key === 'id' && typeof inner === 'object'),
  );
  const tidied = Object.fromEntries(
    kept.filter(([, inner]) => inner !== SAFE && inner !== -SAFE).map(([key, inner]) => [key, tidy(inner)]),
  ) as JsonSchema;
  return tidied.anyOf
    ? {
        ...tidied,
        anyOf: tidied.anyOf.flatMap((way) => (way.anyOf && Object.keys(way).length === 1 ? way.anyOf : [way])),
      }
    : tidied;
}
