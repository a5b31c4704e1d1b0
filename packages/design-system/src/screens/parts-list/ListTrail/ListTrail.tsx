import { useIntl } from 'react-intl';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { messages } from './ListTrail.messages.ts';

/** The way from the home page to what is done with lists. */
export function ListTrail({ steps }: { steps: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  return (
    <Breadcrumbs
      trail={[
        { label: formatMessage(messages.home), to: { name: 'home' } },
        { label: formatMessage(messages.upload), to: { name: 'upload' } },
        ...steps,
      ]}
    />
  );
}
