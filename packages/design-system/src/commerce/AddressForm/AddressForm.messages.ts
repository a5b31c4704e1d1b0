import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  add: { id: 'addresses.form.add', defaultMessage: '新地址', description: 'Heading of the form for a new address.' },
  change: {
    id: 'addresses.form.change',
    defaultMessage: '修改地址',
    description: 'Heading of the form that changes an address.',
  },
  resumed: {
    id: 'addresses.form.resumed',
    defaultMessage: '已恢复上次未保存的内容。',
    description: 'Above the form: an unsaved draft was restored.',
  },
  startOver: {
    id: 'addresses.form.startOver',
    defaultMessage: '重新填写',
    description: 'Button beside it: discards the draft.',
  },
  recipient: {
    id: 'addresses.form.recipient',
    defaultMessage: '收货人',
    description: 'Label: name of the recipient.',
  },
  phone: {
    id: 'addresses.form.phone',
    defaultMessage: '手机号',
    description: 'Label: phone number of the recipient.',
  },
  region: {
    id: 'addresses.form.region',
    defaultMessage: '所在地区',
    description: 'Label over the lists of province, city and district.',
  },
  province: {
    id: 'addresses.form.province',
    defaultMessage: '省份',
    description: 'Name of the list of provinces, also its placeholder.',
  },
  city: {
    id: 'addresses.form.city',
    defaultMessage: '城市',
    description: 'Name of the list of cities, also its placeholder.',
  },
  district: {
    id: 'addresses.form.district',
    defaultMessage: '区县',
    description: 'Name of the list of districts, also its placeholder.',
  },
  loading: {
    id: 'addresses.form.loading',
    defaultMessage: '加载中…',
    description: 'Placeholder of a list of regions while it loads. Very short.',
  },
  stillLoading: {
    id: 'addresses.form.stillLoading',
    defaultMessage: '加载中…',
    description: 'Error under a list of regions that is still loading: save once it is loaded. Very short.',
  },
  noLevel: {
    id: 'addresses.form.noLevel',
    defaultMessage: '无需选择',
    description: 'Placeholder of a list of regions without entries. Very short.',
  },
  regionsFailed: {
    id: 'addresses.form.regionsFailed',
    defaultMessage: '地区加载失败。',
    description: 'A list of regions could not be fetched.',
  },
  retry: {
    id: 'addresses.form.retry',
    defaultMessage: '重试',
    description: 'Button that retries loading the list of regions.',
  },
  detail: { id: 'addresses.form.detail', defaultMessage: '详细地址', description: 'Label: street, number, floor.' },
  detailHint: {
    id: 'addresses.form.detailHint',
    defaultMessage: '街道、门牌、楼层和房间号',
    description: 'Below the field for the detailed address.',
  },
  asDefault: {
    id: 'addresses.form.asDefault',
    defaultMessage: '设为默认地址',
    description: 'Checkbox: makes it the default address.',
  },
  cancel: {
    id: 'addresses.form.cancel',
    defaultMessage: '取消',
    description: 'Button that closes the form without losing the draft.',
  },
  save: { id: 'addresses.form.save', defaultMessage: '保存地址', description: 'Button that saves the address.' },
  notSaved: {
    id: 'addresses.form.notSaved',
    defaultMessage: '保存失败，已填的内容都会保留。{reason}',
    description: 'Beside the save button; {reason} is an error message.',
  },
  missing: {
    id: 'addresses.form.missing',
    defaultMessage: '{reason}地址簿里还没有这个地址，说明尚未保存。填写的内容都会保留，可以再保存一次。',
    description:
      'Beside the save button: saving got no answer, and the address book was read again and does not have the address. {reason} is an error message, a sentence.',
  },
  unknown: {
    id: 'addresses.form.unknown',
    defaultMessage: '{reason}地址可能已经保存，暂时无法确认。填写的内容都会保留；再保存一次会先查地址簿，不会重复。',
    description:
      'Beside the save button: saving got no answer, and the address book could not be read. Saving again reads it first, so that no address is added twice. {reason} is an error message, a sentence.',
  },
  gone: {
    id: 'addresses.form.gone',
    defaultMessage: '这个地址已在别处删除。填写的内容都会保留，保存后会成为新地址。',
    description: 'Above the form of an address that was deleted in another window while it was being changed.',
  },
  nameEmpty: { id: 'addresses.form.nameEmpty', defaultMessage: '请填写收货人姓名', description: 'Error: no name.' },
  nameLong: {
    id: 'addresses.form.nameLong',
    defaultMessage: '超出 {over, number} 个字，姓名最多 {limit, number} 个字',
    description: 'Error: the name is too long.',
  },
  phoneEmpty: {
    id: 'addresses.form.phoneEmpty',
    defaultMessage: '请填写手机号或座机号',
    description: 'Error: no phone number.',
  },
  phoneShort: {
    id: 'addresses.form.phoneShort',
    defaultMessage: '少 {digits, number} 位，手机号是 11 位数字',
    description: 'Error: digits of a mobile number are missing.',
  },
  phoneLong: {
    id: 'addresses.form.phoneLong',
    defaultMessage: '多 {digits, number} 位，手机号是 11 位数字',
    description: 'Error: a mobile number has too many digits.',
  },
  phoneInvalid: {
    id: 'addresses.form.phoneInvalid',
    defaultMessage: '号码不正确。手机号是 11 位数字，座机请加区号。',
    description: 'Error: neither a mobile number nor a landline.',
  },
  provinceMissing: {
    id: 'addresses.form.provinceMissing',
    defaultMessage: '请选择省份',
    description: 'Error under the list of provinces. Very short.',
  },
  cityMissing: {
    id: 'addresses.form.cityMissing',
    defaultMessage: '请选择城市',
    description: 'Error under the list of cities. Very short.',
  },
  districtMissing: {
    id: 'addresses.form.districtMissing',
    defaultMessage: '请选择区县',
    description: 'Error under the list of districts. Very short.',
  },
  detailEmpty: {
    id: 'addresses.form.detailEmpty',
    defaultMessage: '请填写街道和门牌号',
    description: 'Error: no detailed address.',
  },
});
