import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  code: {
    id: 'repairPick.proof.code',
    defaultMessage: '防伪码 <mono>{code}</mono>',
    description: 'The anti-counterfeit code of the request, partly masked.',
  },
  codeUnused: {
    id: 'repairPick.proof.codeUnused',
    defaultMessage: '防伪码 <mono>{code}</mono> 未用过',
    description: 'The anti-counterfeit code of the request, whose free repair is not used.',
  },
  voucher: {
    id: 'repairPick.proof.voucher',
    defaultMessage: '购买凭证已上传 1 张',
    description: 'The image of the purchase voucher is uploaded.',
  },
});
