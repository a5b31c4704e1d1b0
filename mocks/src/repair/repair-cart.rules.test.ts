import {
  checkLetter,
  CODE_ALPHABET,
  repairCartDel,
  repairCartList,
  repairCartSave,
  repairInventory,
} from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setStock, offerOf } from '../goods/goods.ts';
import { accountNamed } from '../session/accounts.ts';
import { openSession } from '../session/tokens.ts';
import { customerOf } from '../shop/test-customer.ts';
import { uploadedPhoto } from '../scenarios/repair-steps.ts';
import { codesOf } from './sets/codes.ts';
import { DAY, LONG_AGO, repairCustomer, type RepairCustomer, type Sent } from './test-repairs.ts';

const list = ({ get }: Pick<RepairCustomer, 'get'>) => get(repairCartList, {});

test('puts a request into the cart, with names and a price, free within the window and with an unused code', async () => {
  const customer = repairCustomer();
  const entry = await customer.save({
    code: ` ${customer.repairCode.toLowerCase().slice(0, 4)}-${customer.repairCode.slice(4)} `,
  });
  expect(entry).toMatchObject({
    region: { code: 'CN', name: '中国大陆' },
    set: { number: customer.setNumber },
    code: customer.repairCode,
    eligibility: { kind: 'free' },
    lines: [{ kind: 'listed', inventoryId: customer.inventoryId, quantity: 2, name: expect.stringMatching(/./) }],
  });
  expect(entry.price).toEqual({ parts: entry.price.parts, off: entry.price.parts, postage: 0, total: 0 });
  expect(entry.price.parts).toBeGreaterThan(0);
  expect(await list(customer)).toEqual([entry]);
});

test('the same set and code replaces the entry, another set is added before it, and a removed one is gone', async () => {
  const customer = repairCustomer();
  const first = await customer.save();
  const again = await customer.save({ list: [customer.line({ cart_num: 1, mark: '第二次' })] });
  expect(again.id).toBe(first.id);
  const { lines } = await customer.get(repairInventory, { params: { setNumber: '806018' } });
  const other = await customer.save({
    set_no: '806018',
    code: '',
    list: [customer.line({ inventory_id: lines[0]?.id ?? '', cart_num: 1 })],
  });
  expect((await list(customer)).map(({ id }) => id)).toEqual([other.id, first.id]);
  await customer.get(repairCartDel, { body: { id: first.id } });
  expect((await list(customer)).map(({ id }) => id)).toEqual([other.id]);
  expect((await customer.refusalOf(repairCartDel, { body: { id: first.id } })).message).toBe('补件车里没有这个申请');
});

test('an entry is saved again under its id although the set or the code changes', async () => {
  const customer = repairCustomer();
  const { id } = await customer.save();
  const [, second = ''] = codesOf(customer.setNumber);
  expect(await customer.save({ id, code: second })).toMatchObject({ id, code: second });
  expect(await list(customer)).toHaveLength(1);
});

test('is judged when it is read: the last free day, the day after it, and a code that was used meanwhile', async () => {
  const customer = repairCustomer();
  const { clock, shop, repairCode } = customer;
  await customer.save({ purchase: { boughtOn: '2026-08-23', channel: 'jd', orderNumber: '' } });
  const judged = async () => {
    const [entry] = await list(customer);
    return { eligibility: entry?.eligibility, total: entry?.price.total };
  };
  shop.state.usedCodes[repairCode] = { at: clock.now() };
  expect(await judged()).toEqual({ eligibility: { kind: 'paid', reason: 'codeUsed' }, total: expect.any(Number) });
  delete shop.state.usedCodes[repairCode];
  clock.move(DAY);
  expect(await judged()).toEqual({ eligibility: { kind: 'free' }, total: 0 });
  clock.move(DAY);
  const { eligibility, total = 0 } = await judged();
  expect(eligibility).toEqual({ kind: 'paid', reason: 'windowOver' });
  // The parts and the postage within China.
  expect(total).toBeGreaterThan(1000);
});

test.each([
  ['codeNone', { code: '' }],
  ['codeOfOtherSet', { code: codesOf('806018')[0] ?? '' }],
  ['codeUnknown', { code: `2222222222222222`.slice(0, 15) + checkLetter('222222222222222') }],
  ['windowOver', { purchase: LONG_AGO }],
  ['regionPaid', { region_code: 'JP' }],
] as const)('costs the parts and the postage: %s', async (reason, more) => {
  const entry = await repairCustomer().save(more);
  expect(entry.eligibility).toEqual({ kind: 'paid', reason });
  const { parts, off, postage, total } = entry.price;
  expect([off, total]).toEqual([0, parts + postage]);
  expect(postage).toBe(reason === 'regionPaid' ? 5800 : 1000);
});

test('the postage to a region with free repairs is paid where the shop says so', async () => {
  const entry = await repairCustomer().save({ region_code: 'HK' });
  expect(entry).toMatchObject({ eligibility: { kind: 'free' }, price: { postage: 3000, total: 3000 } });
});

const described = (describe: string, photo = '') =>
  ({ type: 'described', describe, photo, cart_num: 1, reason: 'missing', mark: '' }) as const;

test.each<[what: string, (customer: RepairCustomer) => Partial<Sent>, message: string]>([
  ['an unknown set', () => ({ set_no: '899999' }), '没有编号为 899999 的套装，请核对盒子上的编号'],
  ['an unknown region', () => ({ region_code: 'XX' }), '请选择收货地区'],
  ['a region that is not served', () => ({ region_code: 'RU' }), '补件暂时不能寄到俄罗斯'],
  ['a purchase tomorrow', () => ({ purchase: { ...LONG_AGO, boughtOn: '2026-11-21' } }), '购买日期不能晚于今天'],
  [
    'a day that does not exist',
    () => ({ purchase: { ...LONG_AGO, boughtOn: '2026-02-30' } }),
    '购买日期不存在，请重新选择',
  ],
  ['a code that is too short', () => ({ code: '7K3F-9QTA' }), '防伪码有 16 位，请补全'],
  ['a code that is too long', ({ repairCode }) => ({ code: `${repairCode}A` }), '防伪码只有 16 位，请核对'],
  [
    'a code with a letter that no code has',
    () => ({ code: '7K3F9QTAM2VX92Q0' }),
    '防伪码里有不存在的字符：没有字母 I 和 O，也没有数字 0 和 1',
  ],
  ['no lines', () => ({ list: [] }), '请至少选择一颗要补的零件'],
  [
    'a part of another set',
    ({ line }) => ({ list: [line({ inventory_id: '806018001' })] }),
    '套装 801208 里没有所选的其中一个零件，请重新选择',
  ],
  ['no piece', ({ line }) => ({ list: [line({ cart_num: 0 })] }), '每种零件至少补 1 颗'],
  ['a negative quantity', ({ line }) => ({ list: [line({ cart_num: -3 })] }), '每种零件至少补 1 颗'],
  [
    'a note of 151 characters',
    ({ line }) => ({ list: [line({ mark: '颗'.repeat(151) })] }),
    '留言和备注各不能超过 150 字',
  ],
  ['a part described by nothing', () => ({ list: [described('  ')] }), '请描述清单里没有的零件'],
  [
    'a photo that was not uploaded',
    () => ({ list: [described('贴纸', '/uploads/none.png')] }),
    '图片不存在，请重新上传',
  ],
  ['a voucher that was not uploaded', () => ({ voucher: 'https://elsewhere.example/a.png' }), '图片不存在，请重新上传'],
])('refuses %s', async (_, more, message) => {
  const customer = repairCustomer();
  const refused = await customer.refusalOf(repairCartSave, { body: customer.draft(more(customer)) });
  expect(refused).toEqual({ status: 400, message });
  expect(await list(customer)).toEqual([]);
});

test('a code with one wrong letter is refused, whichever letter it is', async () => {
  const customer = repairCustomer();
  const { repairCode } = customer;
  await fc.assert(
    fc.asyncProperty(fc.nat(15), fc.constantFrom(...CODE_ALPHABET.split('')), async (place, letter) => {
      fc.pre(letter !== repairCode[place]);
      const code = repairCode.slice(0, place) + letter + repairCode.slice(place + 1);
      const { message } = await customer.refusalOf(repairCartSave, { body: customer.draft({ code }) });
      expect(message).toBe('防伪码有误，请对照盒内的卡片核对');
    }),
    { numRuns: 40 },
  );
});

test('refuses more pieces than the set has, counted over all lines of the part, and 21 in all', async () => {
  const customer = repairCustomer();
  const { lines } = await customer.get(repairInventory, { params: { setNumber: customer.setNumber } });
  const part = lines.find(({ id }) => id === customer.inventoryId) ?? expect.fail();
  const half = { list: [customer.line({ cart_num: part.quantity }), customer.line({ cart_num: 1 })] };
  expect((await customer.refusalOf(repairCartSave, { body: customer.draft(half) })).message).toBe(
    `套装里只有 ${part.quantity} 颗${part.name}，不能补 ${part.quantity + 1} 颗`,
  );
  const many = lines
    .filter(({ quantity }) => quantity >= 3)
    .slice(0, 7)
    .map(({ id }) => customer.line({ inventory_id: id, cart_num: 3 }));
  expect((await customer.refusalOf(repairCartSave, { body: customer.draft({ list: many }) })).message).toBe(
    '每次最多补 20 颗，现在选了 21 颗',
  );
  const twenty = [
    ...many.slice(0, 6),
    customer.line({ inventory_id: lines.at(-1)?.id ?? '', cart_num: 1 }),
    described('贴纸'),
  ];
  expect((await customer.save({ list: twenty })).lines).toHaveLength(8);
});

test('a part that is out of stock is sent in an offered colour only, and one that is back in its own', async () => {
  const customer = repairCustomer();
  const { shop, get, setNumber, inventoryId } = customer;
  const inventory = async () => {
    const { lines } = await get(repairInventory, { params: { setNumber } });
    return lines.find(({ id }) => id === inventoryId) ?? expect.fail();
  };
  const part = await inventory();
  const offer = offerOf(shop, part.productId, part.uniqueId) ?? expect.fail();
  setStock(shop, offer, 0);
  const [similar] = (await inventory()).substitutes;
  const chosen = similar?.uniqueId ?? expect.fail();
  expect(await customer.save({ list: [customer.line({ substitute_unique: chosen })] })).toMatchObject({
    lines: [{ substitute: { uniqueId: chosen, colour: similar?.colour } }],
  });
  const wrong = customer.draft({ list: [customer.line({ substitute_unique: part.uniqueId })] });
  expect((await customer.refusalOf(repairCartSave, { body: wrong })).message).toBe(
    '这个零件没有这种相近颜色可换，请重新选择',
  );
  setStock(shop, offer, 100);
  const [line] = (await customer.save({ list: [customer.line({ substitute_unique: chosen })] })).lines;
  expect(line).not.toHaveProperty('substitute.uniqueId');
});

test('a described part keeps its words and its photo, and has the price of the terms', async () => {
  const customer = repairCustomer();
  const photo = uploadedPhoto(customer.shop);
  const entry = await customer.save({ list: [described('车次贴纸', `http://shop.test${photo}`)], purchase: LONG_AGO });
  expect(entry).toMatchObject({
    lines: [{ kind: 'described', description: '车次贴纸', photo, quantity: 1, unitPrice: 60 }],
    price: { parts: 60, off: 0, postage: 1000, total: 1060 },
  });
});

test('each shopper has a cart of their own, in their language', async () => {
  const customer = repairCustomer();
  const { id } = await customer.save();
  const token = customer.shop.signedInToken;
  const [english] = await list(customerOf(customer.shop, { token, language: 'en' }));
  expect(english).toMatchObject({ id, region: { name: 'Mainland China' } });
  const other = customerOf(customer.shop, {
    token: openSession(customer.shop, accountNamed(customer.shop, 'poor')).token,
  });
  expect(await list(other)).toEqual([]);
  expect((await other.refusalOf(repairCartDel, { body: { id } })).status).toBe(400);
});
