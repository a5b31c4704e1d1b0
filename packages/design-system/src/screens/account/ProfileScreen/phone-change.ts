import type { SmsCode } from '../../../commerce/SmsCodeField/sms-code.ts';
import type { Failure } from '../../../loadable.ts';

/**
 * What became of the last request. `done`: the account has this number now. `taken`: another account has the number, so
 * nothing was changed. `unknown`: no answer came, and the shop does not show the new number or could not be asked.
 */
export type PhoneChangeResult =
  | { state: 'idle' | 'busy' | 'taken' | 'unknown' }
  | { state: 'failed'; failure: Failure }
  | { state: 'done'; phone: string };

/** Changing the phone number, where the shop sends codes by text message. */
export type PhoneChange = {
  /** The number as typed; absent while the form is closed. */
  typed: string | undefined;
  sms: SmsCode;
  result: PhoneChangeResult;
  /** Called with what was typed; with nothing to close the form. */
  onTyped: (phone: string | undefined) => void;
  /** Called with a mobile number and the code that was sent to it. */
  onConfirm: (phone: string, code: string) => void;
};
