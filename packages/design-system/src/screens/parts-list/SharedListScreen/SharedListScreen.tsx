import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Loader } from '../../../elements/Loader/Loader.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { messages } from './SharedListScreen.messages.ts';

/**
 * Why the list of a link was not opened: the address has none, it was cut or changed, a newer version wrote it, or the
 * page failed.
 */
export type SharedListProblem = 'missing' | 'damaged' | 'newer' | 'failed';

export type SharedListScreenProps = {
  /** Absent while the list is being opened. */
  problem?: SharedListProblem | undefined;
  /** Loads the page again, which may help against `newer` and `failed`. */
  onReload: () => void;
};

/** Opens the list that is in the address; shown only until then, or when that is not possible. */
export function SharedListScreen({ problem, onReload }: SharedListScreenProps) {
  const { formatMessage } = useIntl();
  if (!problem)
    return (
      <Page isWaiting title={formatMessage(messages.title)}>
        <p role="status">
          <FormattedMessage {...messages.opening} />
        </p>
        <Loader />
      </Page>
    );
  const action = (
    <>
      {problem === 'newer' || problem === 'failed' ? (
        <Button look="main" size="large" onClick={onReload}>
          <FormattedMessage {...messages.reload} />
        </Button>
      ) : null}
      <ButtonLink to={{ name: 'upload' }} size="large">
        <FormattedMessage {...messages.upload} />
      </ButtonLink>
    </>
  );
  return (
    <Page title={formatMessage(messages.title)}>
      <div role="alert">
        <EmptyState text={formatMessage(messages[problem])} action={action} />
      </div>
    </Page>
  );
}
