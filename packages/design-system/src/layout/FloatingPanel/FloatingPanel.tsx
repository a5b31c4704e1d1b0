import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TriggerProps } from '../../elements/headless/use-lazy-popup.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Popover } from '../../elements/Popover/Popover.tsx';
import { CountBadge } from '../../elements/Tag/Tag.tsx';
import { messages as headerMessages } from '../SiteHeader/SiteHeader.messages.ts';
import { messages } from './FloatingPanel.messages.ts';
import styles from './FloatingPanel.module.css';

export type FloatingPanelProps = {
  cartCount: number;
  /** URL of the QR code of the official account; '' when the shop has none. */
  officialQr: string;
  /** The shop's account on a social platform. */
  social: { name: string; url: string };
  onBackToTop: () => void;
  /** The button that opens the chat, the only one that stays on small screens. */
  chat?: ReactNode;
};

/** What the two popovers show, when one is opened. */
const OfficialCode = lazy(async () => ({ default: (await import('./QrFigures.tsx')).OfficialCode }));
const SocialCode = lazy(async () => ({ default: (await import('./QrFigures.tsx')).SocialCode }));

const qrButton = (mark: ReactNode, label: ReactNode) => (button: TriggerProps) => (
  <button {...button}>
    {mark}
    {label}
  </button>
);
/** The first character of a platform's name: two buttons with the icon of a code would look alike. */
const Mark = ({ of }: { of: string }) => (
  <span className={styles.mark} aria-hidden="true">
    {[...of][0]}
  </span>
);

/** Shortcuts at the edge of wide pages: cart, chat, two QR codes, back to top. */
export function FloatingPanel({ cartCount, officialQr, social, onBackToTop, chat }: FloatingPanelProps) {
  const intl = useIntl();
  return (
    <aside className={styles.panel} aria-label={intl.formatMessage(messages.label)}>
      <Link to={{ name: 'cart' }} look="plain" className={styles.entry}>
        <Icon name="cart" />
        <span>
          <FormattedMessage {...headerMessages.cart} />
        </span>
        <span className={styles.count}>
          <CountBadge count={cartCount} label={intl.formatMessage(headerMessages.inCart)} />
        </span>
      </Link>
      {chat ? (
        <div className={styles.entry} data-chat>
          {chat}
        </div>
      ) : null}
      <div className={styles.entry}>
        <Popover
          side="left"
          opensOnHover
          trigger={qrButton(<Icon name="qr" />, <FormattedMessage {...messages.official} />)}
        >
          <Suspense>
            <OfficialCode url={officialQr} />
          </Suspense>
        </Popover>
      </div>
      <div className={styles.entry}>
        <Popover side="left" opensOnHover trigger={qrButton(<Mark of={social.name} />, social.name)}>
          <Suspense>
            <SocialCode {...social} />
          </Suspense>
        </Popover>
      </div>
      <button type="button" className={styles.entry} onClick={onBackToTop}>
        <Icon name="chevronUp" />
        <FormattedMessage {...messages.top} />
      </button>
    </aside>
  );
}
