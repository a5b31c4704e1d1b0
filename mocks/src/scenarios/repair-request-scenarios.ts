import { REQUEST_STATUSES, type RequestStatus } from '@shop/contracts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { createRepairDraft } from '../repair/repair-draft.ts';
import { repairCartOf } from '../repair/repair-cart.ts';
import { accountNamed } from '../session/accounts.ts';
import type { ScenarioParams } from './params.ts';
import { repairAgo } from './repair-history.ts';
import { repairInStatus } from './repair-history-data.ts';
import { addRepair, LONG_AGO_DAYS } from './repair-steps.ts';
import { signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const DAY_HOURS = 24;
/** The requests of a long list. */
const MANY = 24;

/** Nobody reviews or sends anything, so that requests stay as they are. */
function rest(shop: Shop): void {
  Object.assign(shop.state.backOffice, { reviews: 'never', ships: 'never' } satisfies Partial<BackOffice>);
}

/** A shopper with one request that stays in a status. */
function inStatus(shop: Shop, status: RequestStatus, params?: ScenarioParams): StoredRepair {
  const repair = repairAgo(shop, signedIn(shop, params), repairInStatus[status]);
  rest(shop);
  return repair;
}

function confirmed(shop: Shop, params?: ScenarioParams): void {
  const account = signedIn(shop, params);
  addRepair(shop, account);
  shop.known.orderKey = createRepairDraft(shop, account, repairCartOf(shop, account)).key;
  shop.known.addressId = account.addresses[0]?.id;
}

/** The states in which the calls of the repair cart and of repair requests are verified. */
export const repairRequestStates = {
  'a repair request is in the cart': (shop, params) => {
    addRepair(shop, signedIn(shop, params));
  },
  'a repair request is confirmed': confirmed,
  'the code of a confirmed repair request is used': (shop, params) => {
    confirmed(shop, params);
    shop.state.usedCodes[shop.known.repairCode ?? ''] = { at: shop.clock.now() };
  },
  'a repair request waits for payment': (shop, params) => void inStatus(shop, 'toPay', params),
  'a repair request is in review': (shop, params) => void inStatus(shop, 'inReview', params),
  'a repair request needs more evidence': (shop, params) => void inStatus(shop, 'needInfo', params),
  'a repair request is shipped': (shop, params) => void inStatus(shop, 'shipped', params),
  'a repair request is received': (shop, params) => void inStatus(shop, 'received', params),
} satisfies Record<string, Scenario>;

/** More states of the repair cart and of repair requests. */
export const repairRequestScenarios = {
  'a priced repair request is in the cart': (shop, params) => {
    addRepair(shop, signedIn(shop, params), { boughtDaysAgo: LONG_AGO_DAYS, pieces: [6, 3, 2, 1, 1] });
  },
  'the repair cart has several sets': (shop, params) => {
    const account = signedIn(shop, params);
    addRepair(shop, account, { setNumber: '805024', boughtDaysAgo: LONG_AGO_DAYS, pieces: [4, 2], reason: 'damaged' });
    addRepair(shop, account, {
      setNumber: '806018',
      boughtDaysAgo: 12,
      pieces: [1, 1],
      described: '遮阳棚上的贴纸，红白条纹。',
    });
    addRepair(shop, account, { pieces: [2, 1, 3, 1], notes: ['3 号袋里只有一颗'] });
  },
  'a repair request is submitted': (shop, params) => void inStatus(shop, 'submitted', params),
  'a repair request is paid': (shop, params) => void inStatus(shop, 'paid', params),
  'a repair request is approved': (shop, params) => void inStatus(shop, 'approved', params),
  'a repair request is partly approved': (shop, params) => void inStatus(shop, 'partlyApproved', params),
  'a repair request is rejected': (shop, params) => void inStatus(shop, 'rejected', params),
  'a repair request is refunded': (shop, params) => void inStatus(shop, 'refunded', params),
  'a repair request is done': (shop, params) => void inStatus(shop, 'done', params),
  'a repair request is reopened': (shop, params) => {
    const { steps, ...past } = repairInStatus.received;
    repairAgo(shop, signedIn(shop, params), { ...past, steps: [...steps, ['reopen', 1]] });
    rest(shop);
  },
  'the parcel of a repair request is delayed': (shop, params) => {
    const { steps, ...past } = repairInStatus.shipped;
    const later = steps.map(([action, ago]) => [action, ago + 7 * DAY_HOURS] as const);
    const repair = repairAgo(shop, signedIn(shop, params), { ...past, ago: past.ago + 7 * DAY_HOURS, steps: later });
    if (repair.journey) repair.journey.isDelayed = true;
    rest(shop);
  },
  'repair requests in every status': (shop, params) => {
    const account = signedIn(shop, params);
    for (const status of REQUEST_STATUSES) repairAgo(shop, account, repairInStatus[status]);
    rest(shop);
  },
  'many repair requests': (shop, params) => {
    const account = signedIn(shop, params);
    for (let place = 0; place < MANY; place += 1)
      repairAgo(shop, account, { ...repairInStatus.cancelled, ago: (place + 1) * DAY_HOURS, steps: [['cancel', 1]] });
    rest(shop);
  },
  'earlier repair requests': (shop, { account = 'demo' } = {}) => {
    for (const status of ['done', 'shipped'] as const)
      repairAgo(shop, accountNamed(shop, account), repairInStatus[status]);
  },
  'repair requests are partly approved': (shop) => {
    shop.state.backOffice.reviews = 'partly';
  },
  'repair requests are rejected': (shop) => {
    shop.state.backOffice.reviews = 'rejects';
  },
  'repair requests need more evidence': (shop) => {
    shop.state.backOffice.reviews = 'asks';
  },
  'nobody reviews repair requests': (shop) => {
    shop.state.backOffice.reviews = 'never';
  },
} satisfies Record<string, Scenario>;
