import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  region: {
    id: 'repair.missing.region',
    defaultMessage: '请先选择收件地区',
    description: 'Heading of a later page of a repair request: the region is not chosen yet.',
  },
  regionText: {
    id: 'repair.missing.regionText',
    defaultMessage: '收费和运费因地区而异，选好后即可继续。已填的内容都会保留。',
    description: 'Why the region has to be chosen first.',
  },
  regionAction: {
    id: 'repair.missing.regionAction',
    defaultMessage: '选择地区',
    description: 'Link to the page where the region is chosen.',
  },
  set: {
    id: 'repair.missing.set',
    defaultMessage: '请先选择套装',
    description: 'Heading of a later page of a repair request: the set is not chosen yet.',
  },
  setText: {
    id: 'repair.missing.setText',
    defaultMessage: '选定套装后才能核对防伪码和零件。已填的内容都会保留。',
    description: 'Why the set has to be chosen first.',
  },
  setAction: {
    id: 'repair.missing.setAction',
    defaultMessage: '选择套装',
    description: 'Link to the page where the set is chosen.',
  },
  setUnknown: {
    id: 'repair.missing.setUnknown',
    defaultMessage: '商店没有编号是 {number} 的套装',
    description: 'Heading: the set in the address of the page does not exist. number is its number.',
  },
  setUnknownText: {
    id: 'repair.missing.setUnknownText',
    defaultMessage: '请核对包装盒上的编号。如果编号无误，客服可以帮忙查询。',
    description: 'What to do when the set does not exist.',
  },
  chat: {
    id: 'repair.missing.chat',
    defaultMessage: '问客服',
    description: 'Link to the chat with an agent, when the set does not exist.',
  },
});
