import { useIntl } from 'react-intl';
import { messages } from './PartMatrix.messages.ts';

/** Why items of the matrix are listed as problems. */
export function useMatrixText(): {
  /** Whether they are in the cart is not known. */
  unknown: string;
} {
  const { formatMessage } = useIntl();
  return { unknown: formatMessage(messages.unknown) };
}
