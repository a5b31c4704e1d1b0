import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { FieldImage } from '../../../elements/ImagesField/ImageTile.tsx';
import { ImagesField } from '../../../elements/ImagesField/ImagesField.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { LineFields } from './LineFields.tsx';
import { LinePrice } from './LinePrice.tsx';
import type { DescribedPart } from './picked-line.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { messages } from './Request.messages.ts';
import styles from './RequestLine.module.css';
import type { LineContext } from './line-context.ts';

export type DescribedLineProps = {
  line: DescribedPart;
  photo: FieldImage | undefined;
  /** Visitors must sign in to upload a photo. */
  isSignedIn: boolean;
  /** The most pieces that fit into the request. */
  most: number;
  /** What one such particle costs in a priced request. */
  unitPrice: Fen | undefined;
  /** Whether what is missing is marked. */
  showsProblems: boolean;
  context: LineContext;
};

/** A part that is not in the inventory: what it is in words, a photo, how many. */
export function DescribedLine(props: DescribedLineProps) {
  const { line, photo, isSignedIn, most, unitPrice, showsProblems, context } = props;
  const { formatMessage } = useIntl();
  const { actions, maxLength, pricing } = context;
  const name = formatMessage(messages.described);
  const isMissing = showsProblems && line.description.trim() === '';
  return (
    <li className={styles.line} data-described>
      <b className={styles.text}>{name}</b>
      <LinePrice pricing={pricing} fen={unitPrice === undefined ? undefined : unitPrice * line.quantity} />
      <RemoveButton part={name} onRemove={() => actions.onRemove(line.id)} />
      <div className={styles.description}>
        <TextArea
          label={formatMessage(messages.description)}
          hint={formatMessage(messages.descriptionHint)}
          {...(isMissing ? { error: formatMessage(messages.noDescription) } : {})}
          rows={2}
          value={line.description}
          maxLength={maxLength}
          onChange={(text) => actions.onDescription(line.id, text)}
        />
        <QuantityStepper
          value={line.quantity}
          max={Math.max(most, 1)}
          label={formatMessage(messages.describedQuantity)}
          maxNote={formatMessage(messages.describeFull)}
          onChange={(quantity) => actions.onDescribedQuantity(line.id, quantity)}
        />
        {isSignedIn ? (
          <ImagesField
            label={formatMessage(messages.photo)}
            images={photo ? [photo] : []}
            most={1}
            onAdd={(files) => actions.onAddPhoto(line.id, files)}
            onRemove={() => actions.onRemovePhoto(line.id)}
            onTryAgain={() => actions.onTryPhotoAgain(line.id)}
          />
        ) : (
          <Button icon={<Icon name="upload" size={16} />} onClick={actions.onSignIn}>
            <FormattedMessage {...messages.photoSignIn} />
          </Button>
        )}
      </div>
      <LineFields line={line} name={name} context={context} />
    </li>
  );
}
