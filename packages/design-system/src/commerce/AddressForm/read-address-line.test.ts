import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failed } from '../../loadable.ts';
import { allRegions, fullAddress } from '../fixtures-address-form.ts';
import type { KnownRegions } from './address-draft.ts';
import { shortName } from './find-region.ts';
import { readAddressLine } from './read-address-line.ts';

const read = (text: string, regions: KnownRegions = allRegions) => readAddressLine(text, regions);
const expected = {
  recipient: '周予安',
  phone: '13905712233',
  province: '江苏省',
  city: '苏州市',
  district: '姑苏区',
  detail: '平江路108号',
  left: '',
};

test.each([
  ['one line with commas', '周予安，13905712233，江苏省苏州市姑苏区平江路108号'],
  ['the place first', '江苏省苏州市姑苏区平江路108号 周予安 13905712233'],
  ['the place first, addressed to', '江苏省苏州市姑苏区平江路108号（周予安收）13905712233'],
  ['nothing between', '周予安13905712233江苏省苏州市姑苏区平江路108号'],
  ['the name against the place', '周予安江苏省苏州市姑苏区平江路108号 13905712233'],
  ['no endings', '周予安 13905712233 江苏苏州姑苏平江路108号'],
  ['spaces between the levels', '周予安 13905712233\n江苏省 苏州市 姑苏区 平江路108号'],
  ['labels, one a line', '收货人：周予安\n手机号码：13905712233\n所在地区：江苏省苏州市姑苏区\n详细地址：平江路108号'],
  ['labels in one line', '姓名:周予安 电话:13905712233 地址:江苏省苏州市姑苏区平江路108号'],
  ['labels without colons', '收件人 周予安 电话 13905712233 地址 江苏省苏州市姑苏区平江路108号'],
  ['labels in traditional signs', '收貨人：周予安\n聯絡電話：13905712233\n詳細地址：江蘇省蘇州市姑蘇區平江路108号'],
  ['full-width digits and signs', '周予安　１３９０５７１２２３３　江苏省苏州市姑苏区平江路１０８号'],
  ['the phone with dashes', '周予安,139-0571-2233,江苏省-苏州市-姑苏区-平江路108号'],
])('reads %s', (_, text) => {
  expect({ ...read(text), phone: read(text).phone.replaceAll('-', '') }).toEqual(expected);
});

test('reads a phone number with a missing digit, for which the form shows an error', () => {
  expect(read(fullAddress)).toEqual({ ...expected, phone: '1390571223', detail: '平江路 108 号' });
});

test.each([
  [
    '北京市朝阳区建国路 88 号，李雷，+86 139 0571 2233',
    { recipient: '李雷', province: '北京市', city: '市辖区', district: '朝阳区', detail: '建国路 88 号' },
  ],
  ['北京北京市朝阳区建国路 88 号', { province: '北京市', city: '市辖区', district: '朝阳区', detail: '建国路 88 号' }],
  [
    '内蒙古自治区呼伦贝尔市海拉尔区中央大街 1 号',
    { province: '内蒙古自治区', city: '呼伦贝尔市', district: '海拉尔区', detail: '中央大街 1 号' },
  ],
  [
    '新疆维吾尔自治区乌鲁木齐市天山区解放北路 90 号，买买提·艾力，18999999999',
    {
      recipient: '买买提·艾力',
      province: '新疆维吾尔自治区',
      city: '乌鲁木齐市',
      district: '天山区',
      detail: '解放北路 90 号',
    },
  ],
  [
    '新疆昌吉州延安北路 1 号',
    { province: '新疆维吾尔自治区', city: '昌吉回族自治州', district: '', detail: '延安北路 1 号' },
  ],
  [
    '張小明 0912-345-678 臺北市大安區和平東路二段106號7樓之2',
    {
      recipient: '張小明',
      phone: '0912-345-678',
      province: '台湾省',
      city: '台北市',
      district: '大安区',
      detail: '和平東路二段106號7樓之2',
    },
  ],
  [
    '陳大文 +852 9123 4567 香港九龍油尖旺區彌敦道 100 號',
    {
      recipient: '陳大文',
      phone: '+852 9123 4567',
      province: '香港特别行政区',
      city: '九龙',
      district: '油尖旺区',
      detail: '彌敦道 100 號',
    },
  ],
  ['广东省东莞市松山湖科技路 1 号', { province: '广东省', city: '东莞市', district: '', detail: '松山湖科技路 1 号' }],
  [
    "John Smith, +852 91234567, 12 Queen's Road Central, Hong Kong",
    { recipient: 'John Smith', phone: '+852 91234567', detail: "12 Queen's Road Central, Hong Kong" },
  ],
  [
    '王小二 0512-65551234 江苏省苏州市昆山市前进路 1 号',
    { recipient: '王小二', phone: '0512-65551234', district: '昆山市' },
  ],
  [
    '江苏省苏州市姑苏区北京东路 5 号 朴先生 13905712233',
    { recipient: '朴先生', province: '江苏省', detail: '北京东路 5 号' },
  ],
  ['江苏省苏州市姑苏区腾讯大厦 13905712233', { recipient: '', detail: '腾讯大厦' }],
])('reads %s', (text, fields) => {
  expect(read(text)).toMatchObject({ ...fields, left: '' });
});

test.each([
  ['139****2233 周予安 江苏省苏州市姑苏区平江路108号 215000', '139****2233 215000', { ...expected, phone: '' }],
  ['麻烦下午送 周予安 13905712233 江苏省苏州市姑苏区平江路108号', '麻烦下午送', expected],
  ['下午三点以后送', '下午三点以后送', { recipient: '', phone: '', province: '', detail: '' }],
])('leaves what belongs to no field: %s', (text, left, fields) => {
  expect(read(text)).toMatchObject({ ...fields, left });
});

test('requests the lists one by one, and uses suffixes when one fails', () => {
  const text = '江苏苏州姑苏平江路108号';
  expect(read(text, {}).neededList).toBe('0');
  expect(read(text, { '0': allRegions['0']! }).neededList).toBe('32');
  expect(read(text, { '0': allRegions['0']!, '32': allRegions['32']! })).toMatchObject({
    neededList: '3205',
    city: '苏州市',
  });
  expect(read(text).neededList).toBeUndefined();
  expect(read('江苏省苏州市姑苏区平江路108号', { '0': failed('offline') })).toEqual({
    ...expected,
    recipient: '',
    phone: '',
  });
});

const surname = fc.constantFrom('王', '李', '张', '刘', '陈', '欧阳', '周');
const given = fc.constantFrom('伟', '芳', '予安', '小明', '木木');
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
const place = fc.constantFrom(
  ['江苏省', '苏州市', '姑苏区'],
  ['浙江省', '杭州市', '西湖区'],
  ['内蒙古自治区', '呼伦贝尔市', '海拉尔区'],
  ['新疆维吾尔自治区', '乌鲁木齐市', '天山区'],
);
const streets = fc
  .tuple(
    fc.constantFrom('平江路', '人民南路', '中山大道', '幸福小区'),
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom('号', '号 3 幢 302 室', '弄 2 号'),
  )
  .map((parts) => parts.join(''));
const person = fc.record({
  name: fc.tuple(surname, given).map((parts) => parts.join('')),
  phone: fc.tuple(fc.constantFrom('139', '158', '186'), digits).map((parts) => parts.join('')),
  place,
  street: streets,
});
const written = fc.record({
  isShort: fc.boolean(),
  isLast: fc.boolean(),
  gap: fc.constantFrom(' ', ',', '，', '\n', '、', '；'),
  code: fc.constantFrom('', '+86 ', '86'),
});

test('reads every address in any notation', () => {
  fc.assert(
    fc.property(person, written, ({ name, phone, place: levels, street }, { isShort, isLast, gap, code }) => {
      const where = `${(isShort ? levels.map(shortName) : levels).join('')}${street}`;
      const pieces = [name, `${code}${phone}`];
      const found = read((isLast ? [where, ...pieces] : [...pieces, where]).join(gap));
      expect(found).toMatchObject({
        recipient: name,
        province: levels[0],
        city: levels[1],
        district: levels[2],
        detail: street,
        left: '',
      });
      expect(found.phone.endsWith(phone)).toBe(true);
    }),
  );
});

/** Characters with a meaning; separators and brackets may be dropped. */
const charactersOf = (text: string) =>
  [...text.normalize('NFKC').replaceAll(/[\s,;、。|:()\u200B-\u200F\uFEFF\u00AD/-]/g, '')].sort().join('');
const scraps = fc
  .array(
    fc.constantFrom(
      '周予安',
      '13905712233',
      '1390571223',
      '江苏省',
      '苏州市',
      '姑苏区',
      '平江路108号',
      '北京',
      '东路',
      '你好',
      'Anna Lee',
      '215000',
      '（',
      '）',
      '到付',
      '👷',
      '臺北',
      '大安區',
      ' ',
      ',',
      '\n',
    ),
    { maxLength: 12 },
  )
  .map((all) => all.join(''));

test('neither loses nor invents a character of any text', () => {
  fc.assert(
    fc.property(fc.oneof(scraps, fc.string({ unit: 'grapheme' })), (text) => {
      fc.pre(!/收|[电電]|手机|姓名|地[址区]|name|tel|phone|region|mobile|address|recipient/i.test(text));
      const { recipient, phone, province, city, district, detail, left } = read(text, { '0': failed('offline') });
      const implied = /^(?:台湾|香港|澳门)$/.test(province) && !text.includes(province) ? '' : province;
      expect(charactersOf([recipient, phone, implied, city, district, detail, left].join(''))).toBe(charactersOf(text));
    }),
  );
});
