import type { Region } from '@shop/contracts';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ready } from '../loadable.ts';
import type { AddressDraft, KnownRegions } from './AddressForm/address-draft.ts';
import type { AddressEditing } from './AddressForm/address-editing.ts';

/** The form of an address for stories and tests. */

const regions = (...rows: readonly (readonly [id: string, name: string])[]): readonly Region[] =>
  rows.map(([id, name]) => ({ id, name }));

/** Some regions in each shape that servers send: a province with cities, a municipality, a city without districts. */
const SUBDIVISIONS: Readonly<Record<string, readonly Region[]>> = {
  '0': regions(
    ['11', '北京市'],
    ['15', '内蒙古自治区'],
    ['32', '江苏省'],
    ['33', '浙江省'],
    ['44', '广东省'],
    ['65', '新疆维吾尔自治区'],
    ['71', '台湾省'],
    ['81', '香港特别行政区'],
  ),
  '11': regions(['1101', '市辖区']),
  '1101': regions(['110101', '东城区'], ['110105', '朝阳区']),
  '15': regions(['1507', '呼伦贝尔市'], ['1522', '兴安盟']),
  '1507': regions(['150702', '海拉尔区']),
  '32': regions(['3201', '南京市'], ['3203', '徐州市'], ['3204', '常州市'], ['3205', '苏州市']),
  '3205': regions(['320508', '姑苏区'], ['320583', '昆山市']),
  '3201': regions(['320106', '鼓楼区']),
  '33': regions(['3301', '杭州市'], ['3302', '宁波市']),
  '3301': regions(['330106', '西湖区']),
  '44': regions(['4419', '东莞市'], ['4403', '深圳市']),
  '65': regions(['6501', '乌鲁木齐市'], ['6523', '昌吉回族自治州']),
  '6501': regions(['650102', '天山区']),
  '71': regions(['7101', '台北市'], ['7102', '高雄市']),
  '7101': regions(['710103', '大安区']),
  '81': regions(['8101', '九龙'], ['8102', '新界']),
  '8101': regions(['810105', '油尖旺区']),
};
export const subdivisionsOf = (parent: string): readonly Region[] => SUBDIVISIONS[parent] ?? [];
export const allRegions: KnownRegions = Object.fromEntries(
  [...Object.keys(SUBDIVISIONS), '4419'].map((id) => [id, ready(subdivisionsOf(id))]),
);

export const typedDraft: AddressDraft = {
  recipient: '周予安',
  phone: '1390571223',
  province: '江苏省',
  city: '苏州市',
  district: '姑苏区',
  detail: '平江路 108 号',
  isDefault: false,
  pasted: '',
};
export const fullAddress = '周予安，1390571223，江苏省苏州市姑苏区平江路 108 号';

export const editing: AddressEditing = {
  drafts: {},
  regions: {},
  saving: { state: 'idle' },
  onOpen: fn(),
  onDraft: fn(),
  onLoadRegions: fn(),
  onSave: fn(),
  onRemove: fn(),
  onMakeDefault: fn(),
};

/** The state that the app holds: the open form and the drafts. Regions load at once. */
export function useEditingState<T extends AddressEditing>(initial: T): T {
  const [open, setOpen] = useState(initial.open);
  const [drafts, setDrafts] = useState(initial.drafts);
  const [loaded, setLoaded] = useState<KnownRegions>({});
  return {
    ...initial,
    open,
    drafts,
    regions: { ...loaded, ...initial.regions },
    onOpen: (id) => {
      setOpen(id);
      initial.onOpen(id);
    },
    onDraft: (id, draft) => {
      setDrafts(({ [id]: _, ...others }) => (draft ? { ...others, [id]: draft } : others));
      initial.onDraft(id, draft);
    },
    onLoadRegions: (parent) => {
      setLoaded((others) => ({ ...others, [parent]: ready(subdivisionsOf(parent)) }));
      initial.onLoadRegions(parent);
    },
  };
}
