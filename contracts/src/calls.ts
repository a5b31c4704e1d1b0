import * as address from './address/index.ts';
import * as balance from './balance/index.ts';
import * as cart from './cart/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as coupon from './coupon/index.ts';
import { isCall, type Call } from './define-call.ts';
import * as favourite from './favourite/index.ts';
import * as notice from './notice/index.ts';
import * as order from './order/index.ts';
import * as partsList from './parts-list/index.ts';
import * as payment from './payment/index.ts';
import * as profile from './profile/index.ts';
import * as promotion from './promotion/index.ts';
import * as refund from './refund/index.ts';
import * as repair from './repair/index.ts';
import * as review from './review/index.ts';
import * as session from './session/index.ts';
import * as site from './site/index.ts';
import * as support from './support/index.ts';

/** The areas by the name of their folder, in the order of the call table. */
const areas = {
  site,
  session,
  profile,
  catalogue,
  review,
  promotion,
  coupon,
  favourite,
  notice,
  cart,
  address,
  order,
  payment,
  refund,
  repair,
  balance,
  'parts-list': partsList,
  support,
};

const addressOf = ({ path, method }: Call): string => `${path} ${method}`;

const callsOf = (area: object): readonly Call[] =>
  Object.values(area)
    .filter(isCall)
    .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));

/**
 * The HTTP calls that each area's index exports, by path. Tools and servers read this; the app imports calls one by
 * one.
 */
export const callsByArea: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(areas).map(([name, area]) => [name, callsOf(area)]),
);

/** Every HTTP call of the shop, in the order of the call table. */
export const calls: readonly Call[] = Object.values(callsByArea).flat();
