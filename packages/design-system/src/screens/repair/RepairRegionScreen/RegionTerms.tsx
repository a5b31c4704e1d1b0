import type { RepairRegion, RepairTerms } from '@shop/contracts';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './RepairRegionScreen.messages.ts';
import styles from './RegionTerms.module.css';

export type RegionTermsProps = {
  /** Absent until one is chosen. */
  region: RepairRegion | undefined;
  terms: RepairTerms;
  onContinue: () => void;
};

/** What a request to the chosen region costs, who carries it and how long; with the button to the next step. */
export function RegionTerms({ region, terms, onContinue }: RegionTermsProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={region ? headingId : undefined}>
      <div role="status" className={styles.terms}>
        {region ? (
          <>
            <h2 id={headingId}>
              <FormattedMessage {...messages.to} values={{ name: region.name }} />
            </h2>
            {region.service === 'none' ? (
              <Notice tone="amber">
                <FormattedMessage {...messages.none} />
              </Notice>
            ) : (
              <TermRows region={region} terms={terms} />
            )}
          </>
        ) : (
          <p>
            <FormattedMessage {...messages.chooseFirst} />
          </p>
        )}
      </div>
      <div className={styles.action}>
        {region?.service === 'none' ? (
          <ButtonLink to={{ name: 'chat' }} look="main" size="large" isWide>
            <FormattedMessage {...messages.chat} />
          </ButtonLink>
        ) : (
          <Button look="main" size="large" isWide onClick={onContinue}>
            <FormattedMessage {...messages.next} />
          </Button>
        )}
      </div>
    </section>
  );
}

/** Carrier and travel time only where the shop knows them: an unknown one is not promised. */
function TermRows({ region, terms }: { region: RepairRegion; terms: RepairTerms }) {
  const { carrier, travelDays, service } = region;
  return (
    <dl className={styles.rows}>
      <Row name={<FormattedMessage {...messages.charge} />}>
        <FormattedMessage {...messages[service === 'free' ? 'free' : 'paid']} values={{ days: terms.windowDays }} />
      </Row>
      <Row name={<FormattedMessage {...messages.postage} />}>
        <Postage region={region} />
      </Row>
      {carrier === '' ? null : <Row name={<FormattedMessage {...messages.carrier} />}>{carrier}</Row>}
      {travelDays ? (
        <Row name={<FormattedMessage {...messages.travel} />}>
          <FormattedMessage {...messages.days} values={travelDays} />
        </Row>
      ) : null}
    </dl>
  );
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Postage({ region: { service, postage, isPostageFree } }: { region: RepairRegion }) {
  const money = useMoney();
  const fee = postage === undefined ? '' : money(postage);
  if (service === 'free' && isPostageFree)
    return <FormattedMessage {...(fee ? messages.postageFree : messages.postageFreeOnly)} values={{ fee }} />;
  // The postage of a free request is unknown where the shop does not say that it has none.
  const isKnown = fee !== '' && (service === 'paid' || isPostageFree === false);
  return isKnown ? fee : <FormattedMessage {...messages.postageLater} />;
}
