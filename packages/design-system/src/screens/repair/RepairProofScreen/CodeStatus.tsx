import type { CodeCheck, CodeStatus as Status } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure, Loadable } from '../../../loadable.ts';
import styles from './CodeField.module.css';
import { messages } from './RepairProofScreen.messages.ts';

export type CodeStatusProps = { check: Loadable<CodeCheck> | undefined; onCheckAgain: () => void };

/** What the shop says of the code: announced, with what helps. */
export function CodeStatus({ check, onCheckAgain }: CodeStatusProps) {
  return <div role="status">{check ? <Content check={check} onCheckAgain={onCheckAgain} /> : null}</div>;
}

function Content({ check, onCheckAgain }: { check: Loadable<CodeCheck>; onCheckAgain: () => void }) {
  if (check.state === 'loading')
    return (
      <Box tone="plain" icon="clock">
        <FormattedMessage {...messages.codeChecking} />
      </Box>
    );
  if (check.state === 'failed') return <Unanswered failure={check.failure} onCheckAgain={onCheckAgain} />;
  return <Answer check={check.value} />;
}

/** The outcome is not known: the reason of the shop or of the connection, and another try. */
function Unanswered({ failure, onCheckAgain }: { failure: Failure; onCheckAgain: () => void }) {
  const failureText = useFailureText();
  return (
    <Box tone="amber" icon="alert">
      {failureText(failure)} <FormattedMessage {...messages.codeUnanswered} />
      <Button look="text" onClick={onCheckAgain}>
        <FormattedMessage {...messages.again} />
      </Button>
    </Box>
  );
}

function Answer({ check: { status, usedAt, usedBy } }: { check: CodeCheck }) {
  const texts: Record<Status, ReactNode> = {
    unused: <FormattedMessage {...messages.codeUnused} />,
    used:
      usedAt === undefined ? (
        <FormattedMessage {...messages.codeUsedBefore} />
      ) : (
        <FormattedMessage {...messages.codeUsed} values={{ date: <DateTime moment={usedAt} style="date" /> }} />
      ),
    unknown: <FormattedMessage {...messages.codeUnknown} />,
    otherSet: <FormattedMessage {...messages.codeOtherSet} />,
  };
  return (
    <Box tone={status === 'unused' ? 'green' : 'amber'} icon={status === 'unused' ? 'check' : 'info'}>
      {texts[status]}
      {usedBy === '' ? null : (
        <Link look="inline" to={{ name: 'repairRequest', request: usedBy }}>
          <FormattedMessage {...messages.codeUsedBy} values={{ number: usedBy }} />
        </Link>
      )}
      {status === 'unknown' ? (
        <Link look="inline" to={{ name: 'chat' }}>
          <FormattedMessage {...messages.chat} />
        </Link>
      ) : null}
    </Box>
  );
}

type BoxProps = { tone: 'plain' | 'green' | 'amber'; icon: IconName; children: ReactNode };

const Box = ({ tone, icon, children }: BoxProps) => (
  <div className={styles.status} data-tone={tone}>
    <Icon name={icon} />
    <span>{children}</span>
  </div>
);
