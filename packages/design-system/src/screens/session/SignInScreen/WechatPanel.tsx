import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Loader } from '../../../elements/Loader/Loader.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Attempt } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type WechatPanelProps = {
  /** WeChat's own page with the QR code, which leads back to this page with a code; '' until it is known. */
  address: string;
  /** Whether WeChat returned from a sign-in that was not started in this tab. */
  isForeign: boolean;
  /** The sign-in with the code that WeChat returned. */
  attempt: Attempt;
};

/** Sign-in by WeChat: its page with the QR code, in a frame or in the whole window. */
export function WechatPanel({ address, isForeign, attempt }: WechatPanelProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  if (attempt.isBusy)
    return (
      <div className={styles.wechat}>
        <Loader />
        <p role="status">
          <FormattedMessage {...messages.wechatBusy} />
        </p>
      </div>
    );
  const foreign = isForeign ? formatMessage(messages.wechatState) : undefined;
  const problem = attempt.failure ? failureText(attempt.failure) : foreign;
  return (
    <div className={styles.wechat}>
      {problem ? (
        <Notice tone="red" title={formatMessage(messages.wechatFailed)}>
          {problem}
        </Notice>
      ) : null}
      <p>
        <FormattedMessage {...messages.wechatScan} />
      </p>
      {/* Without the right to navigate the window the page could not lead back here after the scan. */}
      <iframe
        className={styles.frame}
        src={address || undefined}
        title={formatMessage(messages.wechatFrame)}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- harmless: the page is of another origin
        sandbox="allow-scripts allow-same-origin allow-top-navigation"
      />
      <a className={styles.open} href={address}>
        <FormattedMessage {...messages.wechatOpen} />
        <Icon name="external" size={16} />
      </a>
    </div>
  );
}
