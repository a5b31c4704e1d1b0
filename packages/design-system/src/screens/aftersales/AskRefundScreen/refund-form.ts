import type { Order, RefundableLine, RefundKind } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { isShipped, wantedOf, type Wanted } from './refund-amount.ts';

/** What is filled in to ask for a refund; the images stand beside it. */
export type RefundForm = {
  kind: RefundKind;
  wanted: Wanted;
  reason: string;
  explanation: string;
};
export const EMPTY_REFUND_FORM: RefundForm = { kind: 'money', wanted: {}, reason: '', explanation: '' };

/** Most characters of the explanation, counted as people count; most images (both spec section 9). */
export const EXPLANATION_LIMIT = 150;
export const MAX_IMAGES = 3;

/** What is asked of the shop. */
export type RefundWish = {
  kind: RefundKind;
  reason: string;
  explanation: string;
  lines: readonly { id: string; quantity: number }[];
  /** Whether it is every piece of an order of which nothing was refunded before. */
  isWhole: boolean;
};

/** A part of the form, and what is wrong with it. */
export type FormProblem = {
  part: 'lines' | 'reason' | 'explanation' | 'images';
  word: 'nothingChosen' | 'noReason' | 'tooLong' | 'imagesSending' | 'imagesFailed';
};

/** What is to be mended before the form can be sent, from its top to its end. */
export function problemsOf(
  form: RefundForm,
  lines: readonly RefundableLine[],
  images: readonly FieldImage[],
): readonly FormProblem[] {
  const is = (state: FieldImage['state']) => images.some((image) => image.state === state);
  const all: [boolean, FormProblem][] = [
    [lines.every((line) => wantedOf(line, form.wanted) === 0), { part: 'lines', word: 'nothingChosen' }],
    [form.reason.trim() === '', { part: 'reason', word: 'noReason' }],
    [[...form.explanation].length > EXPLANATION_LIMIT, { part: 'explanation', word: 'tooLong' }],
    [is('failed'), { part: 'images', word: 'imagesFailed' }],
    [!is('failed') && is('sending'), { part: 'images', word: 'imagesSending' }],
  ];
  return all.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

/** How the money comes back: goods go back only where they were sent. */
export const kindOf = (form: RefundForm, order: Order): RefundKind => (isShipped(order) ? form.kind : 'money');

export function wishOf(form: RefundForm, order: Order, lines: readonly RefundableLine[]): RefundWish {
  return {
    kind: kindOf(form, order),
    reason: form.reason.trim(),
    explanation: form.explanation.trim(),
    lines: lines.flatMap((line) =>
      wantedOf(line, form.wanted) > 0 ? [{ id: line.id, quantity: wantedOf(line, form.wanted) }] : [],
    ),
    isWhole: lines.every((line) => wantedOf(line, form.wanted) === line.quantity),
  };
}
