import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { ImageDialog } from '../../../elements/ImageDialog/ImageDialog.tsx';
import { ImagesField } from '../../../elements/ImagesField/ImagesField.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { messages } from './RepairProofScreen.messages.ts';
import styles from './RepairProofScreen.module.css';

export type VoucherFieldProps = {
  /** Whether the shopper is signed in: only then the shop takes images. */
  canUpload: boolean;
  /** The voucher; at most one (spec section 9). */
  images: readonly FieldImage[];
  error: string | undefined;
  onAddVoucher: (file: File) => void;
  onRemoveVoucher: () => void;
  onTryVoucherAgain: () => void;
};

/** The image of the purchase voucher. */
export function VoucherField({ canUpload, images, error, ...voucher }: VoucherFieldProps) {
  const { formatMessage } = useIntl();
  const [isLarge, setLarge] = useState(false);
  const label = formatMessage(messages.voucher);
  const [image] = images;
  if (!canUpload && !image)
    return (
      <FieldGroup label={label} error={error}>
        <div className={styles.signIn}>
          <p>
            <FormattedMessage {...messages.voucherSignIn} />
          </p>
          <ButtonLink to={{ name: 'login' }}>
            <FormattedMessage {...messages.signIn} />
          </ButtonLink>
        </div>
      </FieldGroup>
    );
  return (
    <>
      <ImagesField
        label={label}
        error={error}
        images={images}
        most={1}
        isReplaceable
        onAdd={([file]) => file && voucher.onAddVoucher(file)}
        onRemove={voucher.onRemoveVoucher}
        onTryAgain={voucher.onTryVoucherAgain}
      />
      {image ? (
        <Button look="text" onClick={() => setLarge(true)}>
          <FormattedMessage {...messages.voucherEnlarge} />
        </Button>
      ) : null}
      {image && isLarge ? <ImageDialog images={[image.preview]} label={label} onClose={() => setLarge(false)} /> : null}
    </>
  );
}
