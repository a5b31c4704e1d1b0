import { productDetail } from './product-detail.contract.ts';
import { decodeAnswer, encodeAnswer } from '../envelope.ts';
import { captured } from '../../fixtures/captured.ts';

type Answer = { data: { storeInfo: Record<string, unknown>; productAttr: unknown } };
/** A captured product whose answer is changed. */
function productOf(change: (answer: Answer) => void) {
  const answer = structuredClone(captured('productDetail', '44')) as Answer;
  change(answer);
  const reply = decodeAnswer(productDetail, answer);
  if (reply.kind !== 'done') throw new Error('The captured product is refused.');
  return reply.value;
}

test.each([
  ['a list of fields', [{ label: 'text', title: { val: '刻字' } }]],
  ['a list as text', '[{"label":"text"}]'],
  ['a keyed list', { 0: { label: 'text' } }],
])('a product has a form when the server sends %s', (_, sent) => {
  expect(productOf(({ data }) => (data.storeInfo.custom_form = sent)).needsForm).toBe(true);
});

test.each([
  ['an empty list', []],
  ['an empty list as text', '[]'],
  ['an empty text', ''],
  ['null', null],
  ['nothing', undefined],
])('a product has none when the server sends %s', (_, sent) => {
  expect(productOf(({ data }) => (data.storeInfo.custom_form = sent)).needsForm).toBeUndefined();
});

test('has the names of its specifications in their order', () => {
  const attributes = ['颜色', '尺码'].map((attr_name) => ({ attr_name, attr_values: ['一'] }));
  expect(productOf(({ data }) => (data.productAttr = attributes)).specifications).toEqual(['颜色', '尺码']);
  expect(productOf(({ data }) => (data.productAttr = [])).specifications).toBeUndefined();
});

test('survives being sent by a server and read again', () => {
  const product = {
    ...productOf(({ data }) => {
      data.productAttr = ['颜色', '尺码'].map((attr_name) => ({ attr_name, attr_values: ['一'] }));
      data.storeInfo.custom_form = [{ label: 'text' }];
    }),
  };
  expect(decodeAnswer(productDetail, encodeAnswer(productDetail, product))).toMatchObject({ value: product });
});
