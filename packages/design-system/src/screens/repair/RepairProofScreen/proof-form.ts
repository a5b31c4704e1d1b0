import type { CodeCheck, CodeProblem, PurchaseChannel } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import type { Loadable } from '../../../loadable.ts';
import { contactProblem, type ContactProblem } from './contact-problem.ts';

/** The proof of purchase as filled in; texts are '' until something is typed. */
export type ProofForm = {
  /** `2026-11-20`. */
  boughtOn: string;
  channel: PurchaseChannel | '';
  orderNumber: string;
  /** Whether the shopper said that there is no code. */
  hasNoCode: boolean;
  contact: string;
};

/** The anti-counterfeit code as typed, and what is known of it. */
export type CodeEntry = {
  /** In groups of four letters. */
  shown: string;
  /** Absent for a code that can exist. */
  problem: CodeProblem | undefined;
  /** The typed letters that occur in no code. */
  foreignLetters: string;
  /** How many letters a code has. */
  length: number;
  /** What the shop says of it; absent until it is complete. */
  check: Loadable<CodeCheck> | undefined;
};

export const PARTS = ['boughtOn', 'channel', 'orderNumber', 'code', 'voucher', 'contact'] as const;
/** A part of the form. */
export type ProofPart = (typeof PARTS)[number];

export type ProofMessage =
  | 'noDate'
  | 'futureDate'
  | 'earlyDate'
  | 'noChannel'
  | 'noOrder'
  | 'noCode'
  | 'codeLetters'
  | 'codeTooShort'
  | 'codeTooLong'
  | 'codeCheck'
  | 'codeChecking'
  | 'noVoucher'
  | 'voucherSending'
  | 'voucherFailed'
  | ContactProblem;

/** Before it no set of the shop was sold: such a year is not typed completely. */
export const MIN_DAY = '2000-01-01';

const CODE_MESSAGES: Readonly<Record<CodeProblem, ProofMessage>> = {
  letters: 'codeLetters',
  tooShort: 'codeTooShort',
  tooLong: 'codeTooLong',
  check: 'codeCheck',
};

function dateProblem(boughtOn: string, today: string): ProofMessage | undefined {
  if (boughtOn === '') return 'noDate';
  if (boughtOn > today) return 'futureDate';
  return boughtOn < MIN_DAY ? 'earlyDate' : undefined;
}

/** A check without an answer is no problem: the shop checks the code again with the request. */
function codeMessage({ shown, problem, check }: CodeEntry, hasNoCode: boolean): ProofMessage | undefined {
  if (hasNoCode) return undefined;
  if (shown === '') return 'noCode';
  if (problem) return CODE_MESSAGES[problem];
  return check === undefined || check.state === 'loading' ? 'codeChecking' : undefined;
}

function voucherProblem(images: readonly FieldImage[]): ProofMessage | undefined {
  const [image] = images;
  if (!image) return 'noVoucher';
  if (image.state === 'sent') return undefined;
  return image.state === 'failed' ? 'voucherFailed' : 'voucherSending';
}

export type ProofProblems = Readonly<Partial<Record<ProofPart, ProofMessage>>>;

type Facts = { form: ProofForm; code: CodeEntry; images: readonly FieldImage[]; today: string };

/** What is missing or wrong, by part of the form. The order number is needed only for an order of this shop. */
export function proofProblems({ form, code, images, today }: Facts): ProofProblems {
  const needsOrder = form.channel === 'shop' && form.orderNumber.trim() === '';
  return {
    boughtOn: dateProblem(form.boughtOn, today),
    channel: form.channel === '' ? 'noChannel' : undefined,
    orderNumber: needsOrder ? 'noOrder' : undefined,
    code: codeMessage(code, form.hasNoCode),
    voucher: voucherProblem(images),
    contact: contactProblem(form.contact),
  };
}

/** The parts with a problem, from top to bottom. */
export const missingParts = (problems: ProofProblems): readonly ProofPart[] =>
  PARTS.filter((part) => problems[part] !== undefined);
