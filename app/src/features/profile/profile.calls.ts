import { bindPhone, updatePhone, userEdit } from '@shop/contracts';
import { send } from '../../data/call.ts';

export const saveProfile = (profile: { nickname: string; avatar: string }) => send(userEdit, { body: profile });

export type Confirmation = { phone: string; code: string };

/** Replaces the phone number of the account. */
export const replacePhone = ({ phone, code }: Confirmation) => send(updatePhone, { body: { phone, captcha: code } });

/** Adds the first phone number. Resolves to false, having changed nothing, when another account has it. */
export const addPhone = async ({ phone, code }: Confirmation): Promise<boolean> =>
  !(await send(bindPhone, { body: { phone, captcha: code } })).isTaken;
