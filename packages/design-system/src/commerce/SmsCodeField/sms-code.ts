import type { Moment } from '@shop/contracts';
import type { Failure } from '../../loadable.ts';
import { normalizePhone } from '../AddressForm/phone.ts';

/** A slider captcha: the piece fits into a gap of the picture. Both are addresses of images. */
export type SliderPuzzle = { picture: string; piece: string };

/** What is known of the last request for a code. */
export type SmsCodeRequest =
  | { status: 'none' | 'sending' }
  /** `minutes`: how long the code is valid, where the server says so. */
  | { status: 'sent'; phone: string; minutes?: number }
  /** No answer came: the message may have been sent or not. */
  | { status: 'unknown' }
  | { status: 'failed'; failure: Failure }
  /** The server sends no codes. */
  | { status: 'unavailable' }
  /** The server wants the text of a picture first. */
  | { status: 'picture'; address: string; isBusy: boolean; failure?: Failure }
  /** The server wants a solved slider captcha first. */
  | { status: 'slider'; puzzle: SliderPuzzle; isBusy: boolean; failure?: Failure };

/** Asking for a code by text message, as `SmsCodeField` shows it. */
export type SmsCode = {
  request: SmsCodeRequest;
  /** For each number that a code was sent to: when another may be asked for. */
  waits: Readonly<Record<string, Moment>>;
  onSend: (phone: string) => void;
  /** The text of the picture was entered. */
  onPictureText: (text: string) => void;
  /** The picture cannot be read: another one, or another slider captcha. */
  onOtherPicture: () => void;
  /** The piece was put here, in pixels of the picture from its left edge. */
  onSlide: (x: number) => void;
  onCancel: () => void;
};

const MOBILE = /^1[3-9]\d{9}$/;

/** The mobile number in what was typed or pasted, without spaces, dashes and the code of mainland China. */
export function toMobileNumber(typed: string): string | undefined {
  const number = normalizePhone(typed);
  return MOBILE.test(number) ? number : undefined;
}
