import { action, type Action } from './action.ts';
import { picture } from './node-files.ts';

const ORDER = '/user/order_detail?orderId={orderNumber}';
const REFUND = '/user/refund?refundId={refundNumber}';

export const afterSalesActions: readonly Action[] = [
  action(
    'cancels an order',
    { at: '/user/orderList', scenarios: ['an order waits for payment'] },
    ['orderCancel'],
    async ({ press }) => {
      await press(/^取消订单/, 'main');
      await press(/^取消订单/, 'main');
    },
  ),
  action('confirms receipt', { at: ORDER, scenarios: ['an order is shipped'] }, ['orderTake'], async ({ press }) => {
    await press(/^确认收货/, 'main');
    await press(/^都收到了/, 'main');
  }),
  action('deletes an order', { at: ORDER, scenarios: ['an order is completed'] }, ['orderDel'], async ({ press }) => {
    await press(/^删除订单/, 'main');
    await press(/^删除订单/, 'main');
  }),
  action('buys again', { at: ORDER, scenarios: ['an order is completed'] }, ['cartAddBatch'], ({ press }) =>
    press(/^再买一次/, 'main'),
  ),
  action(
    'reviews a part with a picture',
    { at: '/evaluation?orderId={orderNumber}', scenarios: ['an order is received'] },
    ['orderComment', 'uploadImage'],
    async ({ press, write, attach }) => {
      await press(/^5 星/, '[role="radiogroup"]');
      await press(/^5 星/, 'main li [role="radiogroup"]');
      await write(/^评价内容/, '严丝合缝', 'main');
      await attach(picture());
      await press(/^发布评价/, 'main');
    },
  ),
  action(
    'requests a refund',
    { at: '/refund?orderId={orderNumber}', scenarios: ['an order is shipped'] },
    ['refundApply', 'uploadImage'],
    async ({ press, write, attach }) => {
      await press(/^全部可退的/, 'main');
      await write(/^退款原因/, '其他原因', 'main');
      await write(/^补充说明/, '两颗有裂纹', 'main');
      await attach(picture());
      await press(/^提交申请$/, 'main');
    },
  ),
  action(
    'withdraws a refund',
    { at: REFUND, scenarios: ['a refund is under review'] },
    ['refundCancel'],
    async (shopper) => {
      await shopper.press(/^撤回申请/, 'main');
      await shopper.press(/^撤回$/, 'main');
    },
  ),
  action(
    'sends the parts back',
    { at: REFUND, scenarios: ['a refund waits for the parcel'] },
    ['refundReturn'],
    async (shopper) => {
      await shopper.write(/^快递公司/, '顺丰速运', 'main');
      await shopper.write(/^快递单号/, 'SF1234567890', 'main');
      await shopper.press(/^我已寄出$/, 'main');
    },
  ),
  action('deletes a refund', { at: REFUND, scenarios: ['a refund is done'] }, ['refundDel'], async ({ press }) => {
    await press(/^删除记录/, 'main');
    await press(/^删除$/, 'main');
  }),
];
