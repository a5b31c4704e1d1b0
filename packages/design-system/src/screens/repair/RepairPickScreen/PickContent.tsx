import type { InventoryLine, RepairInventory } from '@shop/contracts';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AllView } from './AllView.tsx';
import { bagsOf } from './inventory-view.ts';
import { PastePanel, type PastePanelProps } from './PastePanel.tsx';
import type { PickView } from './pick-view.ts';
import type { PartActions } from './picked-line.ts';
import { ProofNotice, type ProofNoticeProps } from './ProofNotice.tsx';
import styles from './RepairPickScreen.module.css';
import { RequestBar } from './RequestBar.tsx';
import { particlesIn, RequestPanel, type RequestPanelProps } from './RequestPanel.tsx';
import { SetHead } from './SetHead.tsx';
import { StepView } from './StepView.tsx';
import { messages } from './Request.messages.ts';
import { useRequestSheet } from './use-request-sheet.ts';
import { useSubmit } from './use-submit.ts';

export type PickContentProps = Omit<
  RequestPanelProps,
  'parts' | 'problem' | 'wasTried' | 'onSubstitute' | 'onShowStep'
> &
  Pick<ProofNoticeProps, 'boughtOn' | 'code' | 'hasVoucher'> & {
    inventory: RepairInventory;
    view: PickView;
    onView: (change: Partial<PickView>) => void;
    picking: PartActions;
    /** The most pieces that the request can have of a part now. */
    mostOf: (part: InventoryLine) => number;
    paste: Omit<PastePanelProps, 'max'>;
  };

/** The set with its parts, and beside it the request; on phones and tablets the request is a sheet above the bar. */
export function PickContent(props: PickContentProps) {
  const { inventory, view, onView, picking, mostOf, paste, boughtOn, code, hasVoucher, ...request } = props;
  const { formatMessage } = useIntl();
  const sheetId = useId();
  const { sheet, toggle, isOpen, setOpen } = useRequestSheet(request.save.state);
  const bags = useMemo(() => bagsOf(inventory.lines), [inventory]);
  const parts = useMemo(() => new Map(inventory.lines.map((part) => [part.id, part])), [inventory]);
  const { problem, wasTried, submit } = useSubmit({ ...request, parts }, request.onNext, () => setOpen(true));
  const { terms, lines } = request;
  const grid = { lines, max: terms.maxParticles, mostOf, actions: picking };
  const shown = view.view === 'step' && bags.length === 0 ? 'all' : view.view;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.parts}>
          <SetHead
            set={inventory.set}
            view={shown}
            hasSteps={bags.length > 0}
            onView={(name) => onView({ view: name })}
          />
          {shown === 'step' ? (
            <StepView inventory={inventory.lines} bags={bags} view={view} onView={onView} {...grid} />
          ) : null}
          {shown === 'all' ? <AllView inventory={inventory.lines} view={view} onView={onView} {...grid} /> : null}
          {shown === 'paste' ? <PastePanel {...paste} max={terms.maxParticles} /> : null}
        </div>
        <aside
          ref={sheet}
          id={sheetId}
          tabIndex={-1}
          className={styles.aside}
          data-open={isOpen || undefined}
          aria-label={formatMessage(messages.title)}
        >
          <ProofNotice
            eligibility={request.eligibility}
            terms={terms}
            hasProof={request.hasProof}
            hasRegion={request.region !== undefined}
            set={inventory.set.number}
            boughtOn={boughtOn}
            code={code}
            hasVoucher={hasVoucher}
          />
          <RequestPanel
            {...request}
            parts={parts}
            problem={problem}
            wasTried={wasTried}
            onSubstitute={picking.onSubstitute}
            onNext={submit}
            onShowStep={({ step }) => {
              setOpen(false);
              onView({ view: 'step', bag: undefined, step });
            }}
          />
        </aside>
      </div>
      <RequestBar
        particles={particlesIn(lines)}
        max={terms.maxParticles}
        isOpen={isOpen}
        sheet={sheetId}
        toggle={toggle}
        isEdit={request.isEdit}
        isBusy={request.save.state === 'busy'}
        onOpen={setOpen}
        onNext={submit}
      />
    </>
  );
}
