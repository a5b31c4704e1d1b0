import { useIntl } from 'react-intl';
import { Page } from '../../../layout/Page/Page.tsx';
import { RepairHead } from '../RepairHead/RepairHead.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import { StepMissing } from '../StepMissing/StepMissing.tsx';
import { messages } from './RepairSetScreen.messages.ts';
import { SetForm, type SetFormProps } from './SetForm.tsx';

export type RepairSetScreenProps = SetFormProps & {
  /** Whether the server has no repair service at all. */
  isUnavailable: boolean;
  /** Whether the region is chosen, the step before this one. */
  hasRegion: boolean;
};

/** Chooses the set that needs replacement parts, and why. */
export function RepairSetScreen({ isUnavailable, hasRegion, ...form }: RepairSetScreenProps) {
  const { formatMessage } = useIntl();
  const content = hasRegion ? <SetForm {...form} /> : <StepMissing step="region" />;
  return (
    <Page>
      <RepairHead title={formatMessage(messages.title)} isUnavailable={isUnavailable} current="set" />
      {isUnavailable ? <RepairUnavailable /> : content}
    </Page>
  );
}
