import * as z from 'zod/mini';
import * as contract from '../src/index.ts';
import { heldCoupon } from '../src/coupon/held-coupon.entity.ts';
import { invoice } from '../src/order/invoice.entity.ts';
import { orderLine } from '../src/order/order-line.entity.ts';
import { parcel } from '../src/order/parcel.entity.ts';
import { payWay } from '../src/payment/pay-ways.ts';
import { refund } from '../src/refund/refund.entity.ts';
import { inventoryLine } from '../src/repair/inventory-line.entity.ts';
import { repairCartEntry } from '../src/repair/repair-cart.entity.ts';
import { repairLine } from '../src/repair/repair-line.entity.ts';
import { repairPrice } from '../src/repair/repair-price.entity.ts';
import { repairRequest } from '../src/repair/repair-request.entity.ts';
import { repairSet } from '../src/repair/repair-set.entity.ts';
import { repairTerms } from '../src/repair/repair-terms.entity.ts';
import { wechatToken } from '../src/session/token.entity.ts';
import { anyMoment } from '../src/wire/moment.ts';
import { partCount, partNumber, partPair } from '../src/wire/part-pair.ts';

/** A JSON schema of the generated files, with the keys that the generators read. */
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

/** Values and entities that several calls share. The sentence appears in OpenAPI and in the call table. */
const shared: readonly (readonly [string, z.core.$ZodType, string])[] = [
  ['Money', contract.money, 'Yuan as text ("10.00"), or a number where the server computed it.'],
  ['Id', contract.id, 'A row id: an integer, or digits as text.'],
  ['Key', contract.key, 'An order number, order key or buy-now key. Beyond 2^53 it must be text.'],
  ['PartNumber', partNumber, 'A part’s number in Rebrickable’s catalogue: text, also where it is all digits.'],
  ['Count', contract.count, 'An integer, also as digits; null counts as 0.'],
  ['Flag', contract.flag, 'true, 1 or "1" is true; anything else is false.'],
  ['Switch', contract.booleanFlag, 'A boolean, or a number: above 0 is true.'],
  ['OnOff', contract.onOff, '1 on, 2 off; or a boolean.'],
  ['UnixTime', contract.unixMoment, 'Unix seconds, also as digits; 0 means not yet.'],
  [
    'TextTime',
    contract.textMoment,
    '2026-11-20 10:00:00, with a part left off or slashes, in Asia/Shanghai; empty means not set.',
  ],
  ['AnyTime', anyMoment, 'A time, as text or as unix seconds.'],
  ['Text', contract.text, 'Text; null, absent and numbers are accepted too.'],
  [
    'Picture',
    contract.picture,
    'Image address: http(s), site-relative, or /pictures/<number>.svg?hex=RRGGBB&finish=<finish> for a part that the client shows.',
  ],
  ['Link', contract.address, 'Address: http(s) or site-relative; anything else is ignored.'],
  [
    'PartFacts',
    contract.partFacts,
    'What makes a product a brick part. An extension: standard servers leave it out and the shop shows the product without it.',
  ],
  ['ProductSummary', contract.productSummary, 'A product in a list.'],
  ['Product', contract.product, 'A product with all its offers.'],
  ['CartLine', contract.cartLine, 'One line of the cart or of an order draft.'],
  ['OrderLine', orderLine, 'A line as it was bought, with the key for its review and its pieces in refunds.'],
  ['PostalAddress', contract.postalAddress, 'The address that an order is sent to.'],
  ['User', contract.user, 'The signed-in shopper: the columns that the client reads, of some 80.'],
  ['Token', contract.token, 'A new token without the Bearer prefix, and its expiry.'],
  ['WechatToken', wechatToken, 'A new token without the Bearer prefix, and its expiry.'],
  ['PlacedOrder', contract.placedOrderWire, 'Number and key of a placed order.'],
  ['Order', contract.order, 'An order with everything that its page shows.'],
  [
    'Parcel',
    parcel,
    'A part of an order that is sent on its own. Without a derived state the status of the row counts; its lines may be left out.',
  ],
  ['Invoice', invoice, 'The invoice of an order, as requested or as issued.'],
  ['PayWay', payWay, 'A way to pay: by balance (yue), WeChat (weixin) or Alipay.'],
  ['PaymentRequest', contract.orderPay.body, 'The number of an order or of a repair request, and the way to pay.'],
  ['Payment', contract.orderPay.answer, 'The result of a payment; both kinds of failure come with body status 200.'],
  ['Tracking', contract.orderExpress.answer, 'The tracking of a parcel, newest event first.'],
  ['HeldCoupon', heldCoupon, 'A coupon in the shopper’s wallet.'],
  ['Refund', refund, 'A requested refund.'],
  ['RepairTerms', repairTerms, 'The limits and promises of the repair service.'],
  ['RepairSet', repairSet, 'A set, by its number on the box.'],
  ['InventoryLine', inventoryLine, 'A part in a colour of a set’s inventory, with the bags and steps that use it.'],
  ['RepairLine', repairLine, 'A line of a repair request: a part of the inventory, or one described in words.'],
  ['RepairPrice', repairPrice, 'The price of a repair request: the parts, less what is free, and postage.'],
  ['RepairCartEntry', repairCartEntry, 'A request in the repair cart, judged and priced now.'],
  ['RepairRequest', repairRequest, 'A submitted repair request with its history.'],
  ['PartPair', partPair, 'A part in a colour, by Rebrickable’s numbers.'],
  ['PartCount', partCount, 'A number of pieces of a part in a colour.'],
  ['ChatMessage', contract.chatMessage, 'One message of a conversation.'],
];

export const PREFIX = '#/components/schemas/';

/** Wire schemas by name: the shared ones, and what calls send and answer (`cartAddBody`, `cartAddAnswer`). */
export function wireSchemas(extra: readonly (readonly [string, z.core.$ZodType])[]): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of shared) registry.add(schema, { id });
  // The answer of a call may be a shared entity, which is registered already.
  for (const [id, schema] of extra) if (!registry.has(schema)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => `${PREFIX}${id}` });
  const described = Object.fromEntries(shared.map(([id, , description]) => [id, { description }]));
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, { ...described[id], ...(simplify(schema) as JsonSchema) }]),
  );
}

/** The name of a shared schema; absent for any other. */
export const nameOf = (schema: z.core.$ZodType): string | undefined =>
  shared.find(([, known]) => known === schema)?.[0];

const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Removes what means nothing on the wire: defaults (the client fills them in), bounds of all safe integers, zod's own
 * keys and nested unions. Unions that zod discriminates by a column are unions like the others.
 */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      !['$schema', '$id', 'id', 'default', 'propertyNames'].includes(key) ||
      (key === 'id' && typeof inner === 'object'),
  );
  const simplified = Object.fromEntries(
    entries
      .filter(([, inner]) => inner !== SAFE && inner !== -SAFE)
      .map(([key, inner]) => [key === 'oneOf' ? 'anyOf' : key, simplify(inner)]),
  ) as JsonSchema;
  return simplified.anyOf
    ? {
        ...simplified,
        anyOf: simplified.anyOf.flatMap((branch) =>
          branch.anyOf && Object.keys(branch).length === 1 ? branch.anyOf : [branch],
        ),
      }
    : simplified;
}
