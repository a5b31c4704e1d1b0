import { companyInfo, wechatQrcode } from '@shop/contracts';
import { send } from '../../data/call.ts';

export const fetchCompanyInfo = (signal: AbortSignal) => send(companyInfo, { signal });
export const fetchWechatQrcode = (signal: AbortSignal) => send(wechatQrcode, { signal });
