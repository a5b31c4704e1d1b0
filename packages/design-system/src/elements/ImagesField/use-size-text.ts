import { useIntl } from 'react-intl';
import { sizeOf } from './check-image.ts';

/** Formats a number of bytes inside a sentence: `5 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return formatNumber(value, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short' });
  };
}
