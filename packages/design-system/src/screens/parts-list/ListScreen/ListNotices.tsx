import { Notice } from '../../../elements/Notice/Notice.tsx';
import { FileProblemList } from '../FileProblems/FileProblemList.tsx';
import type { ListResultProps } from './ListResult.tsx';
import styles from './ListScreen.module.css';
import { QuantityNotice } from './QuantityNotice.tsx';

/**
 * The problems of the files. Quantities that look like colour numbers are shown separately, because they concern every
 * line.
 */
export function ListNotices({
  list: { files },
  onTakeOneEach,
  onAskColumns,
}: Pick<ListResultProps, 'list' | 'onTakeOneEach' | 'onAskColumns'>) {
  const names = files.map(({ name }) => name);
  const others = files.flatMap(({ problems }) => problems.filter(({ code }) => code !== 'quantityLooksLikeColour'));
  const suspected = files.flatMap((file, index) => {
    const problem = file.problems.find(({ code }) => code === 'quantityLooksLikeColour');
    return problem || file.isOneEach ? [{ file, index, problem }] : [];
  });
  if (suspected.length + others.length === 0) return null;
  return (
    <div tabIndex={-1} className={styles.remarks}>
      {suspected.map(({ file, index, problem }) => (
        <QuantityNotice
          key={index}
          file={file}
          problem={problem}
          name={files.length > 1 ? file.name : undefined}
          onTakeOneEach={(isOneEach) => onTakeOneEach(index, isOneEach)}
          onAskColumns={() => onAskColumns(index)}
        />
      ))}
      {others.length > 0 ? (
        <Notice tone="amber">
          <FileProblemList problems={others} names={names} />
        </Notice>
      ) : null}
    </div>
  );
}
