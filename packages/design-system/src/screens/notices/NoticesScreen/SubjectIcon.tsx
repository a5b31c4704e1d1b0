import type { NoticeSubject } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { REFUND, WALLET } from '../../../elements/Icon/more-icons.ts';
import styles from './NoticesScreen.module.css';

const ICONS: Record<NoticeSubject, ReactNode> = {
  paid: <Icon name="check" />,
  shipped: <Icon name="truck" />,
  received: <Icon name="package" />,
  repriced: <Icon name="info" />,
  unpaid: <Icon name="clock" />,
  refunded: <Icon path={REFUND} />,
  refundRejected: <Icon path={REFUND} />,
  toppedUp: <Icon path={WALLET} />,
  topUpRefunded: <Icon path={WALLET} />,
  other: <Icon name="envelope" />,
};

/** What a notice is about, as a decoration; the title says it in words. */
export const SubjectIcon = ({ subject }: { subject: NoticeSubject }) => (
  <span className={styles.subject}>{ICONS[subject]}</span>
);
