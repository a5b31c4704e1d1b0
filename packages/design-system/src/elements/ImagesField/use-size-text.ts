import { useIntl } from 'react-intl';
import { sizeOf } from './check-image.ts';
import { messages } from './SizeText.messages.ts';

/** Formats a number of bytes inside a sentence: `5 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return unit === 'byte'
      ? formatMessage(messages.bytes, { count: value })
      : formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  };
}
