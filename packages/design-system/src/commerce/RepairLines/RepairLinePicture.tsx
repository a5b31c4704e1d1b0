import type { RepairLine } from '@shop/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { ImageDialog } from '../../elements/ImageDialog/ImageDialog.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { messages } from './RepairLines.messages.ts';
import styles from './RepairLines.module.css';

/** A line's part, drawn; or the shopper's photo of it, which a click enlarges. */
export function RepairLinePicture({ line }: { line: RepairLine }) {
  if (line.kind === 'described') return <DescribedPhoto url={line.photo} />;
  return (
    <span className={styles.picture}>
      <ProductPicture picture={line.picture} alt="" />
    </span>
  );
}

function DescribedPhoto({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (!url) {
    return (
      <span className={styles.picture} data-empty>
        <Icon name="package" size={24} />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={formatMessage(messages.photo)}
        onClick={() => setOpen(true)}
      >
        <ProductPicture picture={{ kind: 'photo', url }} alt="" />
      </button>
      {isOpen ? (
        <ImageDialog images={[url]} label={formatMessage(messages.photo)} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
