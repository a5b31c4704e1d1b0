import { FormattedMessage, useIntl } from 'react-intl';
import {
  EligibilityNotice,
  type EligibilityNoticeProps,
} from '../../../commerce/EligibilityNotice/EligibilityNotice.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages as request } from './Request.messages.ts';
import { messages } from './ProofNotice.messages.ts';
import styles from './ProofNotice.module.css';

export type ProofNoticeProps = EligibilityNoticeProps & {
  hasProof: boolean;
  hasRegion: boolean;
  set: string;
  /** The anti-counterfeit code, masked; '' without one. */
  code: string;
  hasVoucher: boolean;
};

/** Whether the request is free, and by which proof; or what is missing of it. */
export function ProofNotice({ hasProof, hasRegion, set, code, hasVoucher, ...notice }: ProofNoticeProps) {
  const { formatMessage } = useIntl();
  if (!hasProof) {
    return (
      <Notice tone="amber" title={formatMessage(request.proofTitle)}>
        <FormattedMessage {...request.proofText} />{' '}
        <Link look="inline" to={hasRegion ? { name: 'repairProof', set } : { name: 'repair' }}>
          <FormattedMessage {...(hasRegion ? request.proof : request.region)} />
        </Link>
      </Notice>
    );
  }
  const isUnused = notice.eligibility.kind === 'free';
  return (
    <EligibilityNotice {...notice}>
      {code || hasVoucher ? (
        <ul className={styles.facts}>
          {code ? (
            <li>
              <Icon name={isUnused ? 'check' : 'info'} size={16} />
              <FormattedMessage
                {...(isUnused ? messages.codeUnused : messages.code)}
                values={{ code, mono: (text) => <span className={styles.mono}>{text}</span> }}
              />
            </li>
          ) : null}
          {hasVoucher ? (
            <li>
              <Icon name="check" size={16} />
              <FormattedMessage {...messages.voucher} />
            </li>
          ) : null}
        </ul>
      ) : null}
    </EligibilityNotice>
  );
}
