import type { Address } from '@shop/contracts';

/** Addresses for stories and tests. */

export const home: Address = {
  id: '1',
  recipient: '林木木',
  phone: '13800135620',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 478 号 7 幢 302 室',
  isDefault: true,
};
export const remote: Address = {
  id: '2',
  recipient: '林木木',
  phone: '13800135620',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
  district: '天山区',
  detail: '解放北路 90 号',
  isDefault: false,
};
