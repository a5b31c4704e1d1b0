import type { BucketNow } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { StatusLabel, type StatusLabelProps } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { useBucketMessages } from './use-bucket-messages.ts';

const RING = 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0';
const LOOKS: Readonly<Record<BucketNow, Pick<StatusLabelProps, 'tone' | 'icon'>>> = {
  ready: { tone: 'green', icon: { path: `${RING}M6.8 10.3 9 12.6l4.2-4.8` } },
  renamed: { tone: 'info', icon: { path: 'M4 7.2h11.2M12.6 4.4l2.8 2.8-2.8 2.8M16 12.8H4.8M7.4 10l-2.8 2.8 2.8 2.8' } },
  noColour: {
    tone: 'amber',
    icon: { path: 'M10 3.2c3 3.4 4.8 5.7 4.8 8.2a4.8 4.8 0 0 1-9.6 0c0-2.5 1.8-4.8 4.8-8.2M4 17 16 5' },
  },
  short: { tone: 'amber', icon: { name: 'package' } },
  offSale: { tone: 'plain', icon: { path: `${RING}M6.5 10h7` } },
  overLimit: { tone: 'amber', icon: { path: 'M4 4h12M10 17V7.5M6.2 11.2 10 7.4l3.8 3.8' } },
  notSold: { tone: 'plain', icon: { path: 'M4 8v8.5h12V8M3 8l1.5-4.5h11L17 8M3 8h14M8 16.5v-4m3-1.5 3 3m0-3-3 3' } },
  unread: { tone: 'red', icon: { path: `${RING}M7.9 8.1a2.1 2.1 0 1 1 3 1.9c-.7.4-.9.8-.9 1.4m0 2.2v.1` } },
  waiting: { tone: 'plain', icon: { name: 'clock' } },
};

/** The label of a bucket with its icon. */
export const BucketLabel = ({ bucket }: { bucket: BucketNow }) => (
  <StatusLabel {...LOOKS[bucket]}>
    <FormattedMessage {...useBucketMessages()[bucket]} />
  </StatusLabel>
);
