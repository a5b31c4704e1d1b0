import type { Order, RefundableLine } from '@shop/contracts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ImagesField } from '../../../elements/ImagesField/ImagesField.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { messages } from './RequestRefundScreen.messages.ts';
import styles from './RequestRefundScreen.module.css';
import { KindChoice } from './KindChoice.tsx';
import { LineSelection } from './LineSelection.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { isShipped, refundAmount } from './refund-amount.ts';
import {
  MAX_EXPLANATION_LENGTH,
  kindOf,
  MAX_IMAGES,
  validateRefundForm,
  toRefundRequest,
  type FormProblem,
  type RefundForm,
  type RefundRequest,
} from './refund-form.ts';
import { RefundTotals } from './RefundTotals.tsx';

export type RequestFormProps = {
  order: Order;
  lines: readonly RefundableLine[];
  /** Reasons to choose from, as the shop words them; when there are none the shopper types one. */
  reasons: Loadable<readonly string[]>;
  form: RefundForm;
  onForm: (form: RefundForm) => void;
  images: readonly FieldImage[];
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (id: string) => void;
  onTryImageAgain: (id: string) => void;
  submitStatus: 'idle' | 'busy';
  /** Why the request failed; the form stays filled in. */
  failure?: Failure;
  /** Whether it is unknown if the request arrived: it is looked up, and cannot be sent again. */
  isUnconfirmed?: boolean;
  /** Called with a complete form whose images are all uploaded. */
  onSubmit: (request: RefundRequest) => void;
  onRetry: () => void;
};

/**
 * The form of the request: why and with which photos, then which lines, of which there may be many. Validation messages
 * appear at their fields after the first submit.
 */
export function RequestForm({
  order,
  lines,
  reasons,
  form,
  onForm,
  images,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  submitStatus,
  failure,
  isUnconfirmed = false,
  onSubmit,
  onRetry,
}: RequestFormProps) {
  const { formatMessage } = useIntl();
  const formRef = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problems = validateRefundForm(form, lines, images);
  const errorOf = (part: FormProblem['part']) => {
    const found = wasSubmitted ? problems.find((problem) => problem.part === part) : undefined;
    return found && formatMessage(messages[found.message], { max: MAX_EXPLANATION_LENGTH });
  };
  const submit = () => {
    setWasSubmitted(true);
    const [first] = problems;
    if (first) focusOn(formRef.current?.querySelector(`[data-part='${first.part}']`));
    else onSubmit(toRefundRequest(form, order, lines));
  };
  const change = (changes: Partial<RefundForm>) => onForm({ ...form, ...changes });
  const [first] = problems;
  return (
    <form ref={formRef} className={styles.columns} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <div data-part="reason">
          <ReasonChoice
            reasons={reasons}
            reason={form.reason}
            error={errorOf('reason')}
            onReason={(reason) => change({ reason })}
            onRetry={onRetry}
          />
        </div>
        <div data-part="images">
          <ImagesField
            label={formatMessage(messages.images)}
            error={errorOf('images')}
            images={images}
            most={MAX_IMAGES}
            onAdd={onAddImages}
            onRemove={onRemoveImage}
            onTryAgain={onTryImageAgain}
          />
        </div>
        <KindChoice kind={kindOf(form, order)} canSendBack={isShipped(order)} onKind={(kind) => change({ kind })} />
        <div data-part="explanation">
          <TextArea
            label={formatMessage(messages.explanation)}
            isStored
            value={form.explanation}
            onChange={(explanation) => change({ explanation })}
            maxLength={MAX_EXPLANATION_LENGTH}
          />
        </div>
        <div data-part="lines">
          <LineSelection
            lines={lines}
            requested={form.requested}
            error={errorOf('lines')}
            onRequested={(requested) => change({ requested })}
          />
        </div>
      </div>
      <RefundTotals
        order={order}
        amount={refundAmount(order, lines, form.requested)}
        kind={kindOf(form, order)}
        submitStatus={submitStatus}
        failure={failure}
        isUnconfirmed={isUnconfirmed}
        onLookUp={onRetry}
        problem={first && errorOf(first.part)}
        onSubmit={submit}
      />
    </form>
  );
}

/** Focuses the first field of a part of the form; the images have none, so their group. */
function focusOn(part: Element | null | undefined) {
  const field =
    part?.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ?? part?.querySelector('fieldset');
  field?.focus();
}
