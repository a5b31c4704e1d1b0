import { shanghaiDay } from '@shop/contracts/repair-rules';
import { changeRepairDraft, saveRepairRegion } from '../../features/repair/repair-drafts.store.ts';
import { action, type Action } from './action.ts';
import { picture } from './node-files.ts';
import type { Shopper } from './shopper.ts';

const DAY_MS = 86_400_000;
const REQUEST = '/user/order_detailbh?orderId={orderNumber}';
const chooseRegion = () => saveRepairRegion('CN');
const boughtOn = ({ clock }: Shopper['shop']) => shanghaiDay(clock.now() - 30 * DAY_MS);

/** A complete proof of purchase. */
const fillProof = (shop: Shopper['shop']) => {
  chooseRegion();
  const code = shop.known.repairCode ?? '';
  changeRepairDraft('801208', { setName: '街角面包房', boughtOn: boughtOn(shop), channel: 'shop', code });
};

async function acceptShades({ press }: Shopper, submit: RegExp): Promise<void> {
  await press(/色差/, 'main');
  await press(submit, 'main');
}
const twice =
  (name: RegExp) =>
  async ({ press }: Shopper) => {
    await press(name, 'main');
    await press(name, 'main');
  };

export const repairActions: readonly Action[] = [
  action(
    'types the number of a set',
    { at: '/supple/select', arrange: chooseRegion },
    ['repairSets'],
    async (shopper) => {
      await shopper.write(/^套装编号或名称/, '801208', 'main');
      await shopper.asked('repairSets');
    },
  ),
  action(
    'fills in the proof of purchase',
    { at: '/supple/select_information?set=801208', scenarios: ['the shop repairs sets'], arrange: chooseRegion },
    ['repairCodeCheck', 'uploadImage'],
    async ({ write, attach, asked, shop }) => {
      await write(/^购买日期/, boughtOn(shop), 'main');
      await write(/^防伪码/, shop.known.repairCode ?? '', 'main');
      await asked('repairCodeCheck');
      await attach(picture());
    },
  ),
  action(
    'puts a repair request into the cart',
    { at: '/supple/detail?set=801208&step=23', scenarios: ['the shop repairs sets'], arrange: fillProof },
    ['repairCartSave'],
    async ({ press }) => {
      await press(/^补：/, 'main');
      await press(/^下一步：/, 'main');
    },
  ),
  action(
    'removes a repair request and restores it',
    { at: '/shoppingCartbh', scenarios: ['a repair request is in the cart'] },
    ['repairCartDel', 'repairCartSave'],
    async ({ press }) => {
      await press(/^移除/, 'main');
      await press(/^撤销$/);
    },
  ),
  action(
    'submits a free repair request',
    { at: '/order_confirmbh?cartId={repairId}', scenarios: ['a repair request is in the cart'] },
    ['repairCreate'],
    (shopper) => acceptShades(shopper, /^提交/),
  ),
  action(
    'submits a priced repair request',
    { at: '/order_confirmbh?cartId={repairId}', scenarios: ['a priced repair request is in the cart'] },
    ['repairCreate'],
    (shopper) => acceptShades(shopper, /^提交/),
  ),
  action(
    'pays a repair request by balance',
    { at: '/paymenbh?orderId={orderNumber}', scenarios: ['a repair request waits for payment'] },
    ['repairPay'],
    ({ press }) => press(/^支付 ¥/, 'main'),
  ),
  action(
    'pays a repair request by a code',
    { at: '/paymenbh?orderId={orderNumber}', scenarios: ['a repair request waits for payment'] },
    ['repairPay'],
    ({ press }) => press(/^支付宝$/, 'main'),
  ),
  action(
    'cancels a repair request',
    { at: REQUEST, scenarios: ['a repair request is in review'] },
    ['repairCancel'],
    twice(/^取消申请/),
  ),
  action(
    'answers the agent’s question',
    { at: REQUEST, scenarios: ['a repair request needs more evidence'] },
    ['repairEvidence', 'uploadImage'],
    async ({ write, attach, press }) => {
      await write(/^你的回答/, '袋子里只剩这些', 'main');
      await attach(picture());
      await press(/^发给客服$/, 'main');
    },
  ),
  action(
    'confirms the receipt of a repair and that nothing is missing',
    { at: REQUEST, scenarios: ['a repair request is shipped'] },
    ['repairTake', 'repairFinish'],
    async (shopper) => {
      await shopper.press(/^确认收货/, 'main');
      await shopper.press(/^收到了/, 'main');
      await twice(/^确认齐全/)(shopper);
    },
  ),
  action(
    'reports that parts are still missing',
    { at: REQUEST, scenarios: ['a repair request is received'] },
    ['repairReopen'],
    async ({ press, write }) => {
      await press(/^仍有缺件/, 'main');
      await write(/^还缺什么/, '一颗坡面砖', 'main');
      await press(/^发给客服$/, 'main');
    },
  ),
];
