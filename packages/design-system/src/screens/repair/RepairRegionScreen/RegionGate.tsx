import type { RepairService } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { RecentDrafts } from '../RecentDrafts/RecentDrafts.tsx';
import { Preparation } from './Preparation.tsx';
import { RepairPromise } from './RepairPromise.tsx';
import { RegionChoice } from './RegionChoice.tsx';
import { RegionTerms } from './RegionTerms.tsx';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RepairRegionScreen.module.css';
import type { RepairRegionScreenProps } from './RepairRegionScreen.tsx';

export type RegionGateProps = Omit<RepairRegionScreenProps, 'service' | 'isUnavailable' | 'onRetry'> & {
  service: RepairService;
};

/** The page once terms and regions are known. */
export function RegionGate({ service, region, onRegion, drafts, onDeleteDraft, onContinue }: RegionGateProps) {
  const { formatMessage } = useIntl();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  // A region without a code must not look chosen before one is.
  const chosen = region ? service.regions.find(({ code }) => code === region) : undefined;
  const submit = () => {
    setWasSubmitted(true);
    if (chosen) onContinue();
    else choice.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.page}>
      <RepairPromise terms={service.terms} />
      {service.regions.length === 0 ? (
        <NoRegions />
      ) : (
        <div className={styles.columns}>
          <div ref={choice}>
            <RegionChoice
              regions={service.regions}
              chosen={chosen?.code}
              error={wasSubmitted && !chosen ? formatMessage(messages.noRegion) : undefined}
              onChoose={onRegion}
            />
          </div>
          <div className={styles.side}>
            <RegionTerms region={chosen} terms={service.terms} onContinue={submit} />
            <RecentDrafts drafts={drafts} onDelete={onDeleteDraft} />
            <Preparation />
            <p>
              <Link to={{ name: 'repairs' }}>
                <FormattedMessage {...messages.requests} />
              </Link>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function NoRegions() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={<MainLink to={{ name: 'chat' }} text={messages.chat} />}
    />
  );
}
