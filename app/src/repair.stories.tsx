import { shanghaiDay } from '@shop/contracts/repair-rules';
import type { Meta } from '@storybook/react-vite';
import { changeRepairDraft, saveRepairRegion } from './features/repair/repair-drafts.store.ts';
import type { AppWithStandIn } from './stand-in/AppWithStandIn.tsx';
import { pageStory, wholePage } from './stand-in/test-page-story.tsx';
import type { StandInShop } from './stand-in/test-shop.ts';

const meta = { title: 'Shop/Repair service', ...wholePage } satisfies Meta<typeof AppWithStandIn>;
export default meta;

const DAY_MS = 86_400_000;
const repairsSets = { name: 'the shop repairs sets' } as const;
const ofRequest = 'orderId={orderNumber}';

const chooseRegion = () => saveRepairRegion('CN');

/** What a shopper who bought the set some days ago has filled in, up to the parts. */
const fillProof =
  (daysAgo: number, code = '') =>
  ({ known, clock }: StandInShop) => {
    chooseRegion();
    changeRepairDraft(known.setNumber ?? '', {
      boughtOn: shanghaiDay(clock.now() - daysAgo * DAY_MS),
      channel: 'tmall',
      orderNumber: '3921504416608241537',
      code: code || known.repairCode,
      contact: '13800138000',
      lines: [{ kind: 'listed', id: known.inventoryId ?? '', quantity: 2, reason: 'missing', note: '' }],
    });
  };

export const Region = pageStory('repair-region', { shows: 'repair.region.regions' });
export const RegionOfAShopWithoutRepairs = pageStory('repair-region', {
  scenarios: [{ name: 'the shop has no repair service' }],
  shows: 'repair.unavailable.title',
});
export const RegionOfAShopThatIsDown = pageStory('repair-region', {
  scenarios: [{ name: 'the shop is down', params: { call: 'repairRegions' } }],
  shows: 'core.whenReady.offline',
});
export const ChooseTheSet = pageStory('repair-set', {
  scenarios: [{ name: 'a shopper with repairable sets is signed in' }],
  arrange: chooseRegion,
  shows: 'repair.set.purchases',
});
export const ChooseTheSetAsAVisitor = pageStory('repair-set', {
  arrange: chooseRegion,
  shows: 'repair.set.signInText',
});
export const ChooseTheSetBeforeTheRegion = pageStory('repair-set', { shows: 'repair.missing.region' });
export const ProofOfAFreeRequest = pageStory('repair-proof', {
  query: 'set={setNumber}',
  scenarios: [repairsSets],
  arrange: fillProof(37),
  shows: 'repair.eligibility.free',
});
export const ProofOfAPricedRequest = pageStory('repair-proof', {
  query: 'set={setNumber}',
  scenarios: [repairsSets],
  arrange: fillProof(95),
  shows: 'repair.eligibility.paid',
});
export const ProofWithoutASet = pageStory('repair-proof', { arrange: chooseRegion, shows: 'repair.missing.set' });
export const Pick = pageStory('repair-pick', {
  query: 'set={setNumber}',
  scenarios: [repairsSets],
  arrange: fillProof(37),
  shows: 'repairPick.request.title',
});
export const PickWithoutAProof = pageStory('repair-pick', {
  query: 'set={setNumber}',
  scenarios: [repairsSets],
  arrange: chooseRegion,
  shows: 'repairPick.request.proofTitle',
});
export const PickOfAnUnknownSet = pageStory('repair-pick', {
  query: 'set={setNumber}',
  scenarios: [{ name: 'the set is unknown' }],
  arrange: chooseRegion,
  shows: 'repair.missing.setUnknownText',
});
export const Cart = pageStory('repair-cart', {
  scenarios: [{ name: 'the repair cart has several sets' }],
  shows: 'repairCart.cart.separate',
});
export const CartThatIsEmpty = pageStory('repair-cart', { scenarios: [repairsSets], shows: 'repairCart.cart.empty' });
export const ConfirmationOfAFreeRequest = pageStory('repair-confirm', {
  query: 'cartId={repairId}',
  scenarios: [{ name: 'a repair request is in the cart' }],
  shows: 'repairCart.confirm.submit',
});
export const ConfirmationOfAPricedRequest = pageStory('repair-confirm', {
  query: 'cartId={repairId}',
  scenarios: [{ name: 'a priced repair request is in the cart' }],
  shows: 'repairCart.confirm.submitAndPay',
});
export const Payment = pageStory('repair-payment', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request waits for payment' }],
  shows: 'repairCart.pay.byBalance',
});
export const PaidRequest = pageStory('repair-payment', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is paid' }],
  shows: 'repairCart.pay.toRequest',
});
export const Requests = pageStory('repairs', {
  scenarios: [{ name: 'repair requests in every status' }],
  shows: 'repairs.row.answer',
});
export const RequestsThatAreMany = pageStory('repairs', {
  scenarios: [{ name: 'many repair requests' }],
  shows: 'repairs.list.more',
});
export const RequestsOfANewShopper = pageStory('repairs', {
  scenarios: [{ name: 'a shopper is signed in', params: { account: 'new' } }],
  shows: 'repairs.list.empty',
});
export const RequestInReview = pageStory('repair-request', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is in review' }],
  shows: 'repairs.detail.inReview',
});
export const RequestThatNeedsEvidence = pageStory('repair-request', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request needs more evidence' }],
  shows: 'repairs.detail.send',
});
export const RequestThatIsPartlyApproved = pageStory('repair-request', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is partly approved' }],
  shows: 'repairs.detail.partlyApproved',
});
export const RequestThatIsReceived = pageStory('repair-request', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is received' }],
  shows: 'repairs.detail.stillMissing',
});
export const RequestThatIsRefunded = pageStory('repair-request', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is refunded' }],
  shows: 'repairs.detail.nextRefunded',
});
export const RequestThatDoesNotExist = pageStory('repair-request', {
  query: 'orderId=bh404',
  scenarios: [{ name: 'a shopper is signed in' }],
  shows: 'repairs.found.notFound',
});
export const Tracking = pageStory('repair-tracking', {
  query: ofRequest,
  scenarios: [{ name: 'a repair request is shipped' }],
  shows: 'orders.tracking.events',
});
export const TrackingOfAStuckParcel = pageStory('repair-tracking', {
  query: ofRequest,
  scenarios: [{ name: 'the parcel of a repair request is delayed' }],
  shows: 'orders.tracking.stuckText',
});
