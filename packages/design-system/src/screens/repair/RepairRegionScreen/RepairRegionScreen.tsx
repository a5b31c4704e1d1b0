import type { RepairService } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { DraftSummary } from '../RecentDrafts/RecentDrafts.tsx';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { RegionGate } from './RegionGate.tsx';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RepairRegionScreen.module.css';

export type RepairRegionScreenProps = {
  service: Loadable<RepairService>;
  /** Whether the server has no repair service at all. */
  isUnavailable: boolean;
  /** The code of the chosen region; '' until one is chosen. */
  region: string;
  onRegion: (code: string) => void;
  drafts: readonly DraftSummary[];
  onDeleteDraft: (setNumber: string) => void;
  /** Goes on to the set; called only with a region that parts are sent to. */
  onContinue: () => void;
  onRetry: () => void;
};

/** The first page of the repair service: what it promises, what to have at hand, and the region. */
export function RepairRegionScreen({ service, isUnavailable, onRetry, ...gate }: RepairRegionScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page isWaiting={service.state === 'loading'}>
      <RepairHead
        title={formatMessage(isUnavailable ? messages.unavailable : messages.title)}
        isUnavailable={isUnavailable}
        current="region"
      />
      {isUnavailable ? (
        <RepairUnavailable />
      ) : (
        <WhenReady of={service} skeleton={<RegionSkeleton />} onRetry={onRetry}>
          {(loaded) => <RegionGate {...gate} service={loaded} />}
        </WhenReady>
      )}
    </Page>
  );
}

const RegionSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton shape="block" height="2.2rem" />
    <div className={styles.columns}>
      <div className={styles.skeleton}>
        <Skeleton shape="block" height="0.72rem" />
        <Skeleton shape="block" height="0.56rem" />
        <Skeleton shape="block" height="2.4rem" />
      </div>
      <Skeleton shape="block" height="2.8rem" />
    </div>
  </div>
);
