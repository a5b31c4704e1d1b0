import { askRefund, type RefundWish } from '../refund/request-refund.ts';
import { runDueEvents } from '../shop/back-office.ts';
import { refundMessages } from '../refund/refund-messages.ts';
import { sendBack } from '../refund/refunds.ts';
import type { OtherSide, Shop, StoredOrder, StoredRefund } from '../shop/state.ts';
import { know } from './order-states.ts';
import type { ScenarioParams } from './params.ts';
import { backIn, orderAgo } from './past.ts';
import { signedIn, signIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const LANGUAGE = 'zh-Hans';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A refund number that no refund ever has. */
const NO_REFUND = '9000000000000000000';
const { reasons, carriers } = refundMessages[LANGUAGE];

/** What was wrong with an order, so long ago, and what the shop said to it. `isPart`: half of the first line's pieces alone. */
type PastRefund = {
  ago: number;
  ships?: OtherSide['ships'];
  decides?: OtherSide['decides'];
  wish?: Partial<RefundWish>;
  isPart?: true;
};

/** An order of the day before, and a refund of it. */
function refundAgo(
  shop: Shop,
  params: ScenarioParams | undefined,
  { ago, ships = 'never', decides = 'agrees', wish, isPart }: PastRefund,
): StoredRefund {
  const account = signedIn(shop, params);
  const order = know(shop, orderAgo(shop, account, ago + DAY, { ...params, ships }));
  shop.state.backOffice.decides = decides;
  const pieces = isPart ? { pieces: halfOfOne(order) } : {};
  const refund = askRefund(
    backIn(shop, ago),
    account,
    order,
    { wants: 'money', reason: reasons[0] ?? '', explanation: '', images: [], ...pieces, ...wish },
    LANGUAGE,
  );
  runDueEvents(shop);
  Object.assign(shop.known, { refundNumber: refund.number, refundId: refund.id });
  return refund;
}

const halfOfOne = ({ lines }: StoredOrder) =>
  lines.slice(0, 1).map(({ id, quantity }) => ({ lineId: id, quantity: Math.ceil(quantity / 2) }));

const paid: PastRefund = { ago: 5 * DAY, wish: { reason: reasons[1], explanation: '地址选成了老家的，我重新下单。' } };
const refused: PastRefund = {
  ago: 3 * DAY,
  ships: 'whole',
  decides: 'refuses',
  wish: { reason: reasons[2], explanation: '到手数了两遍，少了五颗。' },
  isPart: true,
};
const awaited: PastRefund = {
  ago: 2 * DAY,
  ships: 'whole',
  wish: { wants: 'goods', reason: reasons[4], explanation: '颜色比图片深，和手上的套装不配。' },
};
const sentBack: PastRefund = { ago: DAY, ships: 'whole', wish: { wants: 'goods', reason: reasons[5] }, isPart: true };
const undecided: PastRefund = {
  ago: 10 * MINUTE,
  decides: 'never',
  wish: { explanation: '想换成大红色的。' },
  isPart: true,
};

/** What happens after one has paid and thought better of it. Where the shop has not decided, it does not. */
export const afterSales = {
  'a refund is under review': (shop, params) => {
    refundAgo(shop, params, { ago: MINUTE, decides: 'never' });
  },
  'a refund waits for the parcel': (shop, params) => {
    refundAgo(shop, params, awaited);
  },
  'a refund is done': (shop, params) => {
    refundAgo(shop, params, paid);
  },
  'the refund does not exist': (shop, params) => {
    const account = signIn(shop, params?.account);
    for (const [number, refund] of Object.entries(shop.state.refunds))
      if (refund.accountId === account.id) delete shop.state.refunds[number];
    shop.known.refundNumber = NO_REFUND;
  },
  'the shop refuses refunds': (shop) => {
    shop.state.backOffice.decides = 'refuses';
  },
  'refunds of every kind': (shop, params) => {
    for (const past of [paid, refused, awaited]) refundAgo(shop, params, past);
    const returning = refundAgo(shop, params, sentBack);
    refundAgo(shop, params, undecided);
    sendBack(returning, {
      carrier: carriers[0] ?? '',
      number: 'SF1420056781234',
      phone: '',
      toldAt: shop.clock.now() - 5 * HOUR,
    });
    shop.state.backOffice.ships = 'whole';
  },
} satisfies Record<string, Scenario>;
