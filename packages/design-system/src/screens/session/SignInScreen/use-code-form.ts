import { useRef, useState, type FormEvent } from 'react';
import { toMobileNumber } from '../../../commerce/SmsCodeField/sms-code.ts';

const CODE = /^\d{6}$/;

/**
 * The phone number and the code of a form: what is wrong with them, and the focus on the first wrong field.
 * `otherField` is a third field, if it is wrong.
 */
export function useCodeForm({ phone, code, isBusy }: { phone: string; code: string; isBusy: boolean }) {
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPhoneNeeded, setPhoneNeeded] = useState(false);
  const number = toMobileNumber(phone);
  const captcha = code.replaceAll(/\s/g, '');
  const isCodeWrong = !CODE.test(captcha);

  /** Calls `done` with clean values, or focuses the first wrong field. */
  const submit = (
    event: FormEvent,
    done: (sent: { phone: string; captcha: string }) => void,
    otherField?: HTMLInputElement | null,
  ) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(true);
    if (number === undefined) phoneInput.current?.focus();
    else if (isCodeWrong) codeInput.current?.focus();
    else if (otherField) otherField.focus();
    else done({ phone: number, captcha });
  };
  return {
    phoneInput,
    codeInput,
    isSubmitted,
    isPhoneWrong: (isSubmitted || isPhoneNeeded) && number === undefined,
    codeProblem: isSubmitted && isCodeWrong ? codeProblemOf(captcha) : undefined,
    submit,
    /** A code was asked for without a valid number. */
    needPhone: () => {
      setPhoneNeeded(true);
      phoneInput.current?.focus();
    },
  };
}

export type CodeForm = ReturnType<typeof useCodeForm>;

const codeProblemOf = (captcha: string): 'noCode' | 'wrongCode' => (captcha === '' ? 'noCode' : 'wrongCode');
