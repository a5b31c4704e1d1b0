import type { RepairInventory, RepairRegion, RepairTerms } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { StepMissing } from '../StepMissing/StepMissing.tsx';
import { PickContent, type PickContentProps } from './PickContent.tsx';
import { PickSkeleton } from './PickSkeleton.tsx';
import { messages } from './RepairPickScreen.messages.ts';

export type RepairPickScreenProps = Omit<PickContentProps, 'inventory' | 'terms' | 'region'> & {
  /** The number of the set in the address; '' without one. */
  set: string;
  /** An unknown set is `gone`. */
  inventory: Loadable<RepairInventory>;
  /** The terms of the service, and the chosen region; it is absent until one is chosen. */
  service: Loadable<{ terms: RepairTerms; region: RepairRegion | undefined }>;
  /** Whether the server has no repair service at all. */
  isUnavailable: boolean;
  onRetry: () => void;
};

export type { LineActions, PartActions } from './picked-line.ts';
export type { PickView } from './pick-view.ts';
export type { PastedRow, MatchedRow } from './pasted-row.ts';
export type { SaveState } from './SaveNote.tsx';

/** Picks the parts of a set for a repair request: by step, among all parts, or from a pasted list. */
export function RepairPickScreen({
  set,
  inventory,
  service,
  isUnavailable,
  onRetry,
  ...content
}: RepairPickScreenProps) {
  const { formatMessage } = useIntl();
  const isUnknown = set === '' || (inventory.state === 'failed' && inventory.failure.kind === 'gone');
  return (
    <Page isWaiting={inventory.state === 'loading' && !isUnknown && !isUnavailable}>
      <RepairHead
        title={formatMessage(messages.title)}
        isUnavailable={isUnavailable}
        current="parts"
        set={isUnknown ? undefined : set}
      />
      {isUnavailable ? <RepairUnavailable /> : null}
      {isUnknown && !isUnavailable ? (
        <StepMissing {...(set === '' ? { step: 'set' } : { step: 'setUnknown', number: set })} />
      ) : null}
      {isUnknown || isUnavailable ? null : (
        <WhenReady of={inventory} list={{ name: 'repairSet' }} skeleton={<PickSkeleton />} onRetry={onRetry}>
          {(known) => (
            <WhenReady of={service} skeleton={<PickSkeleton />} onRetry={onRetry}>
              {({ terms, region }) => <PickContent {...content} inventory={known} terms={terms} region={region} />}
            </WhenReady>
          )}
        </WhenReady>
      )}
    </Page>
  );
}
