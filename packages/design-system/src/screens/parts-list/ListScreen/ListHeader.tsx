import type { ListSummary } from '@shop/parts-list';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PRINTER, SHARE } from '../../../elements/Icon/list-icons.ts';
import { useSizeText } from '../../../elements/ImagesField/use-size-text.ts';
import { useHasFeature } from '../../../places/LinkProvider.tsx';
import { messages } from './ListScreen.messages.ts';
import styles from './ListScreen.module.css';
import type { ListResultProps } from './ListResult.tsx';
import { reading } from './Reading.messages.ts';

const COMPARE = 'M3.5 8.5a6.7 6.7 0 0 1 12-2.2M16.5 11.5a6.7 6.7 0 0 1-12 2.2M16 3v3.5h-3.5M4 17v-3.5h3.5';
const DOWNLOAD = 'M3.5 13v3.5h13V13M10 3.5V13M6 9.1l4 4 4-4';

/**
 * The names of the files, what has to be known before the list is used (`children`), and actions on the whole list.
 */
export function ListHeader({
  list: { files },
  onCompare,
  onExport,
  onSave,
  onShare,
  onNewList,
  children,
}: Pick<ListResultProps, 'list' | 'onCompare' | 'onExport' | 'onSave' | 'onShare' | 'onNewList'> & {
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const hasSavedLists = useHasFeature('savedLists');
  const first = files[0]?.name ?? '';
  const title = files.length > 1 ? formatMessage(messages.several, { name: first, count: files.length }) : first;
  return (
    <header className={styles.head}>
      <Breadcrumbs
        crumbs={[
          { label: formatMessage(messages.home), to: { name: 'home' } },
          { label: formatMessage(messages.upload), to: { name: 'upload' } },
          { label: title },
        ]}
      />
      <div className={styles.headRow}>
        <div className={styles.names}>
          <h1>{title}</h1>
          {files.map((file, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
            <FileFacts key={at} file={file} isNamed={files.length > 1} />
          ))}
        </div>
        {children}
        <div className={styles.actions}>
          <Button icon={<Icon path={COMPARE} />} onClick={onCompare}>
            <FormattedMessage {...messages.compare} />
          </Button>
          <Button icon={<Icon path={DOWNLOAD} />} onClick={onExport}>
            <FormattedMessage {...messages.export} />
          </Button>
          <Button icon={<Icon path={SHARE} />} onClick={onShare}>
            <FormattedMessage {...messages.share} />
          </Button>
          <ButtonLink to={{ name: 'upload', view: 'checklist' }} icon={<Icon path={PRINTER} />}>
            <FormattedMessage {...messages.checklist} />
          </ButtonLink>
          {hasSavedLists ? (
            <Button icon={<Icon name="bookmark" />} onClick={onSave}>
              <FormattedMessage {...messages.save} />
            </Button>
          ) : null}
          <Button icon={<Icon name="upload" />} onClick={onNewList}>
            <FormattedMessage {...messages.newList} />
          </Button>
        </div>
      </div>
    </header>
  );
}

/** Format and size of a file, and that it was read here; nothing for pairs, which no file holds. */
function FileFacts({ file, isNamed }: { file: ListSummary['files'][number]; isNamed: boolean }) {
  const size = useSizeText();
  if (file.bytes === 0 && !isNamed) return null;
  return (
    <p className={styles.facts}>
      {isNamed ? <span>{file.name}</span> : null}
      {file.bytes > 0 ? (
        <>
          <span>
            <FormattedMessage {...reading[file.format]} values={{ kind: file.writtenAs }} />
          </span>
          <span>{size(file.bytes)}</span>
        </>
      ) : null}
      {isNamed ? null : (
        <span>
          <FormattedMessage {...messages.here} />
        </span>
      )}
    </p>
  );
}
