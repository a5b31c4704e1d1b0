import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './StepMissing.messages.ts';

export type StepMissingProps =
  | { step: 'region' | 'set' }
  /** A set number that the shop does not know. */
  | { step: 'setUnknown'; number: string };

/** The content of a page of a repair request that was opened without one of its earlier steps. */
export function StepMissing(props: StepMissingProps) {
  const { formatMessage } = useIntl();
  const { step } = props;
  const number = step === 'setUnknown' ? props.number : '';
  return (
    <EmptyState
      title={formatMessage(messages[step], { number })}
      text={formatMessage(messages[`${step}Text`])}
      action={
        <>
          <ButtonLink to={{ name: step === 'region' ? 'repair' : 'repairSet' }} look="main" size="large">
            <FormattedMessage {...(step === 'region' ? messages.regionAction : messages.setAction)} />
          </ButtonLink>
          {step === 'setUnknown' ? (
            <ButtonLink to={{ name: 'chat' }} size="large">
              <FormattedMessage {...messages.chat} />
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
