import { useIntl } from 'react-intl';
import { ImageRow } from '../../../commerce/ImageRow/ImageRow.tsx';
import { messages } from './RepairRequestScreen.messages.ts';

/** The images sent with a step of the request. */
export function EventImages({ images }: { images: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <ImageRow
      images={images}
      label={formatMessage(messages.sentImages)}
      nameOf={(at) => formatMessage(messages.image, { at })}
    />
  );
}
