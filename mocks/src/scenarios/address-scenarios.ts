import type { Address } from '@shop/contracts';
import { nextId } from '../core/random.ts';
import type { Shop } from '../core/shop.ts';
import type { ScenarioParams } from './params.ts';
import { signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

/** More than fit in a window. */
const MANY = 24;
/** Places of further addresses, one after the other. */
const PLACES: readonly Pick<Address, 'province' | 'city' | 'district' | 'cityId' | 'detail'>[] = [
  { province: '江苏省', city: '苏州市', district: '姑苏区', cityId: '320500', detail: '平江路' },
  { province: '上海市', city: '上海市', district: '浦东新区', cityId: '310100', detail: '张江路' },
  { province: '新疆维吾尔自治区', city: '乌鲁木齐市', district: '天山区', cityId: '650100', detail: '解放北路' },
];
const RECIPIENTS = ['林小满', '林大川', '周予安', '陈木木'];

/** Scenarios of the address book. */
export const addressScenarios = {
  'a shopper with many addresses is signed in': (shop, params = {}) => {
    const { addresses } = signedIn(shop, params);
    for (let index = addresses.length; index < (params.quantity ?? MANY); index += 1) {
      const place = PLACES[index % PLACES.length] as (typeof PLACES)[number];
      addresses.push({
        ...place,
        id: nextId(shop.state),
        recipient: RECIPIENTS[index % RECIPIENTS.length] as string,
        phone: `1380013${String(8000 + index).padStart(4, '0')}`,
        detail: `${place.detail} ${index + 1} 号`,
        isDefault: false,
      });
    }
    shop.known.addressId = addresses[0]?.id;
  },
} satisfies Record<string, Scenario>;
