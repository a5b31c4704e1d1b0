import type { ListSummary } from '@shop/parts-list';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TroubleList } from '../TroubleNotes/TroubleList.tsx';
import styles from './ListScreen.module.css';

/** What the files say wrong as a whole. A quantity that looks like colour numbers stands apart: it would spoil every line. */
export function Remarks({ files }: Pick<ListSummary, 'files'>) {
  const names = files.map(({ name }) => name);
  const troubles = files.flatMap((file) => file.troubles);
  const spoilt = troubles.filter(({ code }) => code === 'quantityLooksLikeColour');
  const others = troubles.filter(({ code }) => code !== 'quantityLooksLikeColour');
  if (troubles.length === 0) return null;
  return (
    <div className={styles.remarks}>
      {spoilt.length > 0 ? (
        <Notice tone="red">
          <TroubleList troubles={spoilt} names={names} />
        </Notice>
      ) : null}
      {others.length > 0 ? (
        <Notice tone="amber">
          <TroubleList troubles={others} names={names} />
        </Notice>
      ) : null}
    </div>
  );
}
