import type { PictureLack } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { messages } from './PartPicture.messages.ts';
import styles from './PictureMark.module.css';

const NOT_SEEN = 'M2.5 8q5.5-8 11 0-5.5 8-11 0zM3 13 13 3';
const ALMOST_EQUAL = 'M3 6q3-3 5-1t5-1M3 11q3-3 5-1t5-1';

/**
 * Says on a picture what it does not show: in words where there is room, else as a sign with the words as its tip.
 * `isNamed`: the picture's own name says it to screen readers already.
 */
export function PictureMark({ lack, isNamed }: { lack: PictureLack; isNamed: boolean }) {
  const { formatMessage } = useIntl();
  const words = formatMessage(messages[lack]);
  return (
    <span className={styles.mark} title={words} aria-hidden={isNamed || undefined}>
      <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden focusable="false">
        <path d={lack === 'mould' ? ALMOST_EQUAL : NOT_SEEN} />
      </svg>
      <span className={styles.words}>{words}</span>
    </span>
  );
}
