import type { ListSummary } from '@shop/parts-list';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { FileProblemList } from '../FileProblems/FileProblemList.tsx';
import styles from './ListScreen.module.css';

/**
 * The problems of the files. Quantities that look like colour numbers are shown separately, because they concern every
 * line.
 */
export function ListNotices({ files }: Pick<ListSummary, 'files'>) {
  const names = files.map(({ name }) => name);
  const problems = files.flatMap((file) => file.problems);
  const spoilt = problems.filter(({ code }) => code === 'quantityLooksLikeColour');
  const others = problems.filter(({ code }) => code !== 'quantityLooksLikeColour');
  if (problems.length === 0) return null;
  return (
    <div className={styles.remarks}>
      {spoilt.length > 0 ? (
        <Notice tone="red">
          <FileProblemList problems={spoilt} names={names} />
        </Notice>
      ) : null}
      {others.length > 0 ? (
        <Notice tone="amber">
          <FileProblemList problems={others} names={names} />
        </Notice>
      ) : null}
    </div>
  );
}
