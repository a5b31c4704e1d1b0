import { useIntl } from 'react-intl';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { messages } from './ListBreadcrumbs.messages.ts';

/** The breadcrumbs of the pages of parts lists. */
export function ListBreadcrumbs({ steps }: { steps: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  return (
    <Breadcrumbs
      crumbs={[
        { label: formatMessage(messages.home), to: { name: 'home' } },
        { label: formatMessage(messages.upload), to: { name: 'upload' } },
        ...steps,
      ]}
    />
  );
}
