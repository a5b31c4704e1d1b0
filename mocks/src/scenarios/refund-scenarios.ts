import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { requestRefund, type RefundRequest } from '../refund/request-refund.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { messagesOf } from '../messages/messages.ts';
import { sendBack } from '../refund/refunds.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { StoredOrder } from '../core/order.state.ts';
import type { StoredRefund } from '../core/refund.state.ts';
import type { Shop } from '../core/shop.ts';
import { setKnownOrder } from './order-scenarios.ts';
import type { ScenarioParams } from './params.ts';
import { rewind, orderAgo } from './earlier-orders.ts';
import { signedIn, signIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A refund number that is never used. */
const NO_REFUND = '9000000000000000000';
const { reasons, carriers } = messagesOf(DEFAULT_LANGUAGE).refund;

/**
 * A refund requested `ago` milliseconds ago, and the shop's decision. `isPart`: only half of the pieces of the first
 * line.
 */
type PastRefund = {
  ago: number;
  ships?: BackOffice['ships'];
  decides?: BackOffice['decides'];
  request?: Partial<RefundRequest>;
  isPart?: true;
};

/** Requests a refund of an order that was placed a day before. */
function refundAgo(
  shop: Shop,
  params: ScenarioParams | undefined,
  { ago, ships = 'never', decides = 'agrees', request, isPart }: PastRefund,
): StoredRefund {
  const account = signedIn(shop, params);
  const order = setKnownOrder(shop, orderAgo(shop, account, ago + DAY, { ...params, ships }));
  shop.state.backOffice.decides = decides;
  const refund = requestRefund(
    rewind(shop, ago),
    account,
    order,
    {
      kind: 'money',
      reason: reasons[0] ?? '',
      explanation: '',
      images: [],
      pieces: isPart ? halfOfFirstLine(order) : undefined,
      ...request,
    },
    DEFAULT_LANGUAGE,
  );
  runDueEvents(shop);
  Object.assign(shop.known, { refundNumber: refund.number, refundId: refund.id });
  return refund;
}

const halfOfFirstLine = ({ lines }: StoredOrder) =>
  lines.slice(0, 1).map(({ id, quantity }) => ({ lineId: id, quantity: Math.ceil(quantity / 2) }));

const refunded: PastRefund = {
  ago: 5 * DAY,
  request: { reason: reasons[1], explanation: '地址选成了老家的，我重新下单。' },
};
const rejected: PastRefund = {
  ago: 3 * DAY,
  ships: 'whole',
  decides: 'rejects',
  request: { reason: reasons[2], explanation: '到手数了两遍，少了五颗。' },
  isPart: true,
};
const waitingForParcel: PastRefund = {
  ago: 2 * DAY,
  ships: 'whole',
  request: { kind: 'goods', reason: reasons[4], explanation: '颜色比图片深，和手上的套装不配。' },
};
const sentBack: PastRefund = { ago: DAY, ships: 'whole', request: { kind: 'goods', reason: reasons[5] }, isPart: true };
const undecided: PastRefund = {
  ago: 10 * MINUTE,
  decides: 'never',
  request: { explanation: '想换成大红色的。' },
  isPart: true,
};

/** Scenarios of refunds. An undecided refund stays undecided. */
export const refundScenarios = {
  'a refund is under review': (shop, params) => {
    refundAgo(shop, params, { ago: MINUTE, decides: 'never' });
  },
  'a refund waits for the parcel': (shop, params) => {
    refundAgo(shop, params, waitingForParcel);
  },
  'a refund is done': (shop, params) => {
    refundAgo(shop, params, refunded);
  },
  'the refund does not exist': (shop, params) => {
    const account = signIn(shop, params?.account);
    for (const [number, refund] of Object.entries(shop.state.refunds))
      if (refund.accountId === account.id) delete shop.state.refunds[number];
    shop.known.refundNumber = NO_REFUND;
  },
  'the shop rejects refunds': (shop) => {
    shop.state.backOffice.decides = 'rejects';
  },
  'refunds of every kind': (shop, params) => {
    for (const past of [refunded, rejected, waitingForParcel]) refundAgo(shop, params, past);
    const returning = refundAgo(shop, params, sentBack);
    refundAgo(shop, params, undecided);
    sendBack(returning, {
      carrier: carriers[0] ?? '',
      number: 'SF1420056781234',
      phone: '',
      reportedAt: shop.clock.now() - 5 * HOUR,
    });
    shop.state.backOffice.ships = 'whole';
  },
} satisfies Record<string, Scenario>;
