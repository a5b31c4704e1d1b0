import type { Order, RefundableLine } from '@shop/contracts';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ImagesField } from '../../../elements/ImagesField/images-field-later.ts';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import type { Failure, Loadable } from '../../../loadable.ts';
import { messages } from './AskRefundScreen.messages.ts';
import styles from './AskRefundScreen.module.css';
import { KindChoice } from './KindChoice.tsx';
import { LinesChoice } from './LinesChoice.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import { isShipped, refundAmount } from './refund-amount.ts';
import {
  EXPLANATION_LIMIT,
  kindOf,
  MAX_IMAGES,
  problemsOf,
  wishOf,
  type FormProblem,
  type RefundForm,
  type RefundWish,
} from './refund-form.ts';
import { RefundSums } from './RefundSums.tsx';

export type AskFormProps = {
  order: Order;
  lines: readonly RefundableLine[];
  /** Reasons to choose from, in the shop's words; without any the shopper writes one. */
  reasons: Loadable<readonly string[]>;
  form: RefundForm;
  onForm: (form: RefundForm) => void;
  images: readonly FieldImage[];
  onAddImages: (files: readonly File[]) => void;
  onRemoveImage: (id: string) => void;
  onTryImageAgain: (id: string) => void;
  asking: 'idle' | 'busy';
  /** Why it could not be asked for; all that was filled in stays. */
  failure?: Failure;
  /** Called with a whole form, whose images have all been sent. */
  onAsk: (wish: RefundWish) => void;
  onRetry: () => void;
};

/** The request, filled in from top to end; what is wrong is told in its place once it was sent too early. */
export function AskForm({
  order,
  lines,
  reasons,
  form,
  onForm,
  images,
  onAddImages,
  onRemoveImage,
  onTryImageAgain,
  asking,
  failure,
  onAsk,
  onRetry,
}: AskFormProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLFormElement>(null);
  const [hasTried, setTried] = useState(false);
  const problems = problemsOf(form, lines, images);
  const errorOf = (part: FormProblem['part']) => {
    const found = hasTried ? problems.find((problem) => problem.part === part) : undefined;
    return found && formatMessage(messages[found.word], { most: EXPLANATION_LIMIT });
  };
  const ask = () => {
    setTried(true);
    const [first] = problems;
    if (first) focusOn(box.current?.querySelector(`[data-part='${first.part}']`));
    else onAsk(wishOf(form, order, lines));
  };
  const change = (what: Partial<RefundForm>) => onForm({ ...form, ...what });
  const [first] = problems;
  return (
    <form ref={box} className={styles.columns} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <div data-part="lines">
          <LinesChoice
            lines={lines}
            wanted={form.wanted}
            error={errorOf('lines')}
            onWanted={(wanted) => change({ wanted })}
          />
        </div>
        <KindChoice kind={kindOf(form, order)} canSendBack={isShipped(order)} onKind={(kind) => change({ kind })} />
        <div data-part="reason">
          <ReasonChoice
            reasons={reasons}
            reason={form.reason}
            error={errorOf('reason')}
            onReason={(reason) => change({ reason })}
            onRetry={onRetry}
          />
        </div>
        <div data-part="explanation">
          <TextArea
            label={formatMessage(messages.explanation)}
            value={form.explanation}
            onChange={(explanation) => change({ explanation })}
            maxLength={EXPLANATION_LIMIT}
          />
        </div>
        <div data-part="images">
          <ImagesField
            fallback={<Skeleton shape="block" height="1.4rem" />}
            label={formatMessage(messages.images)}
            error={errorOf('images')}
            images={images}
            most={MAX_IMAGES}
            onAdd={onAddImages}
            onRemove={onRemoveImage}
            onTryAgain={onTryImageAgain}
          />
        </div>
      </div>
      <RefundSums
        order={order}
        amount={refundAmount(order, lines, form.wanted)}
        kind={kindOf(form, order)}
        asking={asking}
        failure={failure}
        problem={first && errorOf(first.part)}
        onAsk={ask}
      />
    </form>
  );
}

/** The first thing to fill in; among images there is none, so the group as a whole. */
function focusOn(part: Element | null | undefined) {
  const field =
    part?.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ?? part?.querySelector('fieldset');
  field?.focus();
}
