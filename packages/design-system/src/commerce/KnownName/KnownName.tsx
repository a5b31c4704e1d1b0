import { useIntl } from 'react-intl';
import { nameIn } from './known-names.ts';

/**
 * A carrier or a payment method, which servers of the family send in Chinese: in the reader's language where it is a
 * well-known one, as sent otherwise. What is sent back stays the server's name.
 */
export const KnownName = ({ of }: { of: string }) => nameIn(useIntl().locale, of);
