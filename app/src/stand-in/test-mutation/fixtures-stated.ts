import type { Replacement } from '@shop/mocks';
import type { Claim } from './claims.ts';
import type { Mutation } from './plan.ts';

type Statement = { claims: readonly Claim[]; field: RegExp; by: readonly Replacement[]; call?: string; why: string };

/** What a server states by a value: then more of these claims are true. Everything else is a value it did not send. */
const STATEMENTS: readonly Statement[] = [
  {
    claims: ['nothing there', 'gone', 'free'],
    field: /(^data|\.list|\.valid|\.seckillTime)$/,
    by: ['emptyList'],
    why: 'A list without rows: a search without results, an empty cart of ¥0.00.',
  },
  {
    claims: ['gone'],
    field: /\.unique$/,
    by: ['emptyText'],
    call: 'matchParts',
    why: 'The server says that an offer without a key is off sale.',
  },
  {
    claims: ['gone'],
    field: /\.colors$/,
    by: ['emptyList'],
    call: 'matchParts',
    why: 'A part that is sold in no colour: none is near the one that the list asks for.',
  },
  {
    claims: ['free'],
    field: /\.serviceList\[\]\.id$/,
    by: ['dropped'],
    call: 'chatHistory',
    why: 'Messages without ids are shown each time that the history is read: what the agent wrote stands there twice.',
  },
  {
    claims: ['nothing there'],
    field: /^status$/,
    by: ['zero'],
    call: 'repairCreate',
    why: 'After a refusal the requests are confirmed again: the server then says that they are no longer in the cart.',
  },
  {
    claims: ['over', 'delivered'],
    field: /^data\.result\.list$/,
    by: ['emptyList'],
    call: 'repairCreate',
    why: 'Nothing was submitted: the page of all requests opens, which has others.',
  },
  {
    claims: ['nothing there'],
    field: /\.(part_no|num)$/,
    by: ['emptyText', 'zero'],
    call: 'savedList',
    why: 'A list without parts or pieces: nothing is selected to buy.',
  },
  { claims: ['not done'], field: /^status$/, by: ['zero'], why: 'A status that is not 200 is a refusal.' },
  { claims: ['sold out'], field: /(stock|remain_count)$/i, by: ['zero'], why: 'Nothing is left.' },
  { claims: ['sold out'], field: /\.is_permanent$/, by: ['zero'], why: 'The coupon is limited, and its count is 0.' },
  {
    claims: ['free'],
    field: /(price|money|amount|postage|balance|recharge|spent|from|to)$/i,
    by: ['zero'],
    why: 'An amount of 0.00.',
  },
  { claims: ['free'], field: /\[\]\.number$/, by: ['zero'], call: 'balanceRecords', why: 'An amount of 0.00.' },
  { claims: ['free'], field: /\.cart_num$/, by: ['zero'], why: '0 pieces cost nothing.' },
  { claims: ['gone', 'sold out'], field: /\.is_show$/, by: ['zero'], why: 'The product is off sale.' },
  { claims: ['nothing there'], field: /\.sum_count$/, by: ['zero'], why: 'There are 0 reviews.' },
  {
    claims: ['over', 'nothing there'],
    field: /\.(status|pc_type|paid|seckillTimeIndex)$/,
    by: ['zero'],
    why: '0 is the number of a state: closed, used, not paid; or the place of a slot.',
  },
  {
    claims: ['gone', 'over', 'sold out'],
    field: /(\.id|_id|\.orderKey|\.orderId)$/,
    by: ['zero'],
    why: 'No row has the id 0: what the server then answers about it is shown.',
  },
  {
    claims: ['gone'],
    field: /\.(productInfo|orderInfo)$/,
    by: ['null', 'emptyList'],
    why: 'So servers send a deleted product (reference, trap 30), and the card of a deleted order.',
  },
  {
    claims: ['gone'],
    field: /\.invalid\[\]\.productInfo$/,
    by: ['dropped'],
    why: 'The same; only a line that cannot be bought may lack the column.',
  },
  {
    claims: ['paid'],
    field: /\.split$/,
    by: ['dropped', 'null', 'emptyText', 'emptyList'],
    why: 'An order without parcels has a state of its own, which the server sends.',
  },
  {
    claims: ['nothing there'],
    field: /\.express$/,
    by: ['dropped', 'null', 'emptyList'],
    why: 'Without the events of the carrier the page says that it has no record of them (note 031).',
  },
  {
    claims: ['nothing there'],
    field: /\.phone$/,
    by: ['dropped', 'null', 'emptyText'],
    why: 'So servers send an account without a phone number.',
  },
];

/** Whether the server itself makes this claim by what it sends. */
export const isStated = (claim: Claim, { call, field, by }: Mutation): boolean =>
  STATEMENTS.some(
    (one) =>
      one.claims.includes(claim) &&
      one.field.test(field) &&
      one.by.includes(by) &&
      (one.call === undefined || one.call === call),
  );
