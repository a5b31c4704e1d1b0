import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages } from './guest.messages.ts';

export type GuestNoticeProps = {
  /** Lines about which the shop did not answer: they are shown and counted only if a page had shown them before. */
  unreadKinds: number;
  onRetry: () => void;
};

/** Says where the cart of a visitor is stored and what sign-in does with it, and what could not be read. */
export function GuestNotice({ unreadKinds, onRetry }: GuestNoticeProps) {
  return (
    <>
      <Notice
        tone="plain"
        action={
          <ButtonLink to={{ name: 'login' }} size="small">
            <FormattedMessage {...messages.signIn} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.notice} />
      </Notice>
      {unreadKinds > 0 ? (
        <Notice
          tone="amber"
          action={
            <Button size="small" onClick={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage {...messages.unread} values={{ kinds: unreadKinds }} />
        </Notice>
      ) : null}
    </>
  );
}
