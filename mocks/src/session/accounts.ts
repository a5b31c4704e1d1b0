import type { Address } from '@shop/contracts';
import { nextId } from '../core/random.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';

const plain = { isMember: false, balance: 0, avatar: '' };

const home: Address = {
  id: '11',
  recipient: '林小满',
  phone: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 88 号 6 幢 302 室',
  cityId: '330100',
  isDefault: true,
};
const remote: Address = {
  id: '12',
  recipient: '林大川',
  phone: '13900139000',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
  district: '天山区',
  detail: '解放北路 15 号',
  cityId: '650100',
  isDefault: false,
};
const flat: Address = {
  id: '13',
  recipient: '周一',
  phone: '13700137000',
  province: '江苏省',
  city: '苏州市',
  district: '姑苏区',
  detail: '观前街 3 号',
  cityId: '320500',
  isDefault: true,
};

/**
 * The accounts of a new shop: a member with two addresses, a shopper with a low balance, and one without an address.
 */
export function firstAccounts(): Record<string, Account> {
  return {
    '1': {
      ...plain,
      id: '1',
      login: 'demo',
      password: 'pip-demo',
      phone: '13800138000',
      nickname: '小满',
      balance: 20_000,
      isMember: true,
      addresses: [{ ...home }, { ...remote }],
      cart: [],
      favourites: [],
      coupons: [],
    },
    '2': {
      ...plain,
      id: '2',
      login: 'poor',
      password: 'pip-demo',
      phone: '13700137000',
      nickname: '周一',
      balance: 50,
      addresses: [{ ...flat }],
      cart: [],
      favourites: [],
      coupons: [],
    },
    '3': {
      ...plain,
      id: '3',
      login: 'new',
      password: 'pip-demo',
      phone: '13600136000',
      nickname: '阿新',
      balance: 10_000,
      addresses: [],
      cart: [],
      favourites: [],
      coupons: [],
    },
  };
}

export const accountNamed = (shop: Shop, login: string): Account => {
  const account = Object.values(shop.state.accounts).find((known) => known.login === login);
  if (!account)
    throw new Error(
      `The stand-in shop has no account "${login}"; it has ${Object.values(shop.state.accounts)
        .map((known) => known.login)
        .join(', ')}.`,
    );
  return account;
};

export const accountOfPhone = (shop: Shop, phone: string): Account | undefined =>
  Object.values(shop.state.accounts).find((account) => account.phone === phone);

/** Creates an account for a new phone number. */
export function newAccount(shop: Shop, phone: string): Account {
  const id = nextId(shop.state);
  const account: Account = {
    ...plain,
    id,
    login: phone,
    password: '',
    phone,
    nickname: `${phone.slice(0, 3)}****${phone.slice(7)}`,
    addresses: [],
    cart: [],
    favourites: [],
    coupons: [],
  };
  shop.state.accounts[id] = account;
  return account;
}
