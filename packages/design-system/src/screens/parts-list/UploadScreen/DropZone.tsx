import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import styles from './DropZone.module.css';
import { PasteBox } from './PasteBox.tsx';
import { CLIPBOARD, FILE } from './upload-icons.ts';
import { messages } from './UploadScreen.messages.ts';
import type { UploadScreenProps } from './UploadScreen.tsx';

/**
 * The file types in the file dialog. The last is the type that phones use for unknown extensions such as ldr and bsx.
 */
const ACCEPT = '.xlsx,.csv,.txt,.tsv,.xml,.bsx,.ldr,.mpd,.dat,.io,application/octet-stream';

type DropZoneProps = Pick<UploadScreenProps, 'limits' | 'onFiles' | 'onText' | 'pasted' | 'onPasted'> & {
  /** Whether files are being dragged over the page. */
  isOver: boolean;
};

/** The area to drop, choose or paste a list. */
export function DropZone({ limits, isOver, onFiles, ...paste }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const [pasting, setPasting] = useState<'closed' | 'restored' | 'open' | 'left'>('closed');
  // Text that was not read yet is shown again, for example after the shopper had to sign in. Where a document is
  // hydrated, it comes after the first rendering.
  if (pasting === 'closed' && paste.pasted.trim() !== '') setPasting('restored');
  useEffect(
    function giveTheFocusBack() {
      if (pasting === 'left') opener.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    },
    [pasting],
  );
  return (
    <section className={styles.zone} data-over={isOver || undefined}>
      {pasting === 'open' || pasting === 'restored' ? (
        <PasteBox {...paste} takesFocus={pasting === 'open'} onClose={() => setPasting('left')} />
      ) : (
        <div className={styles.text}>
          <h2>
            {isOver ? (
              <FormattedMessage {...messages.release} />
            ) : (
              <>
                <span className={styles.byMouse}>
                  <FormattedMessage {...messages.drop} />
                </span>
                <span className={styles.byTouch}>
                  <FormattedMessage {...messages.choose} />
                </span>
              </>
            )}
          </h2>
          <p>
            <FormattedMessage {...messages.accepts} />
          </p>
          <div ref={opener} className={styles.ways}>
            <Button look="main" size="large" icon={<Icon path={FILE} />} onClick={() => input.current?.click()}>
              <FormattedMessage {...messages.chooseFile} />
            </Button>
            <Button size="large" icon={<Icon path={CLIPBOARD} />} onClick={() => setPasting('open')}>
              <FormattedMessage {...messages.paste} />
            </Button>
          </div>
        </div>
      )}
      <div className={styles.scene}>
        <PartScene name="parts-list" />
      </div>
      <p className={styles.limits}>
        <FormattedMessage {...messages.limits} values={limits} />
      </p>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </section>
  );
}
