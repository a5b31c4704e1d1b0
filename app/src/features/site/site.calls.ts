import { companyInfo, wechatQrcode } from '@shop/contracts';
import { send } from '../../data/call.ts';

export const askCompanyInfo = (signal: AbortSignal) => send(companyInfo, { signal });
export const askWechatQrcode = (signal: AbortSignal) => send(wechatQrcode, { signal });
