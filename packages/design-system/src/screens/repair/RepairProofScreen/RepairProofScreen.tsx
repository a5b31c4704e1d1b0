import type { Eligibility, RepairSet, RepairTerms } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { StepMissing } from '../StepMissing/StepMissing.tsx';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';
import { messages } from './RepairProofScreen.messages.ts';
import styles from './RepairProofScreen.module.css';

export { MIN_DAY, type CodeEntry } from './proof-form.ts';

/** The rule needs the terms of the shop and the region. */
export type Judgement = { terms: RepairTerms; eligibility: Eligibility };

export type RepairProofScreenProps = Omit<ProofFormProps, 'set' | 'terms' | 'eligibility'> & {
  /** Whether the server has no repair service at all. */
  isUnavailable: boolean;
  /** An earlier step that is not done; the page then leads to it. */
  missingStep: 'region' | 'set' | undefined;
  /** The number of the set in the address. */
  setNumber: string;
  /** Null if the shop has no set with this number. */
  set: Loadable<RepairSet | null>;
  judgement: Loadable<Judgement>;
  onRetry: () => void;
};

/** The proof of purchase: date, shop, anti-counterfeit code, voucher and contact. */
export function RepairProofScreen({ setNumber, missingStep, isUnavailable, ...props }: RepairProofScreenProps) {
  const { formatMessage } = useIntl();
  const { set, judgement } = props;
  const content = missingStep ? <StepMissing step={missingStep} /> : <Content {...props} setNumber={setNumber} />;
  return (
    <Page isWaiting={!missingStep && (set.state === 'loading' || judgement.state === 'loading')}>
      <RepairHead
        title={formatMessage(messages.title)}
        isUnavailable={isUnavailable}
        current="proof"
        set={missingStep === 'set' ? undefined : setNumber}
      />
      {isUnavailable ? <RepairUnavailable /> : content}
    </Page>
  );
}

type ContentProps = Omit<RepairProofScreenProps, 'isUnavailable' | 'missingStep'>;

const Content = ({ set, judgement, setNumber, onRetry, ...form }: ContentProps) => (
  <WhenReady of={set} skeleton={<ProofSkeleton />} onRetry={onRetry}>
    {(found) =>
      found ? (
        <WhenReady of={judgement} skeleton={<ProofSkeleton />} onRetry={onRetry}>
          {(judged) => <ProofForm {...form} {...judged} set={found} />}
        </WhenReady>
      ) : (
        <StepMissing step="setUnknown" number={setNumber} />
      )
    }
  </WhenReady>
);

const ProofSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.fields}>
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="0.72rem" />
      <Skeleton shape="block" height="1.2rem" />
    </div>
    <Skeleton shape="block" height="4rem" />
  </div>
);
