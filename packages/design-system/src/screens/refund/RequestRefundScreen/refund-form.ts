import type { Order, RefundableLine, RefundKind } from '@shop/contracts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { isShipped, requestedOf, type RequestedPieces } from './refund-amount.ts';

/** The form of a refund request, without its images. */
export type RefundForm = {
  kind: RefundKind;
  requested: RequestedPieces;
  reason: string;
  explanation: string;
};
export const EMPTY_REFUND_FORM: RefundForm = { kind: 'money', requested: {}, reason: '', explanation: '' };

/** In characters, an emoji counting as one (spec section 9). */
export const MAX_EXPLANATION_LENGTH = 150;
/** Spec section 9. */
export const MAX_IMAGES = 3;

/** The request that is sent to the shop. */
export type RefundRequest = {
  kind: RefundKind;
  reason: string;
  explanation: string;
  lines: readonly { id: string; quantity: number }[];
  /** Whether it covers every piece of an order without earlier refunds. */
  isWholeOrder: boolean;
};

/** A part of the form, and what is wrong with it. */
export type FormProblem = {
  part: 'lines' | 'reason' | 'explanation' | 'images';
  message: 'nothingChosen' | 'noReason' | 'tooLong' | 'imagesSending' | 'imagesFailed';
};

/** What to correct before the form can be sent, from top to bottom. */
export function validateRefundForm(
  form: RefundForm,
  lines: readonly RefundableLine[],
  images: readonly FieldImage[],
): readonly FormProblem[] {
  const hasImage = (state: FieldImage['state']) => images.some((image) => image.state === state);
  const all: [boolean, FormProblem][] = [
    [form.reason.trim() === '', { part: 'reason', message: 'noReason' }],
    [hasImage('failed'), { part: 'images', message: 'imagesFailed' }],
    [!hasImage('failed') && hasImage('sending'), { part: 'images', message: 'imagesSending' }],
    [[...form.explanation].length > MAX_EXPLANATION_LENGTH, { part: 'explanation', message: 'tooLong' }],
    [lines.every((line) => requestedOf(line, form.requested) === 0), { part: 'lines', message: 'nothingChosen' }],
  ];
  return all.flatMap(([applies, problem]) => (applies ? [problem] : []));
}

/** The kind of refund: with return only if the order was shipped. */
export const kindOf = (form: RefundForm, order: Order): RefundKind => (isShipped(order) ? form.kind : 'money');

export function toRefundRequest(form: RefundForm, order: Order, lines: readonly RefundableLine[]): RefundRequest {
  return {
    kind: kindOf(form, order),
    reason: form.reason.trim(),
    explanation: form.explanation.trim(),
    lines: lines.flatMap((line) =>
      requestedOf(line, form.requested) > 0 ? [{ id: line.id, quantity: requestedOf(line, form.requested) }] : [],
    ),
    isWholeOrder: lines.every((line) => requestedOf(line, form.requested) === line.quantity),
  };
}
