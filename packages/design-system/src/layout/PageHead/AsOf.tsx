import type { Moment } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../elements/DateTime/DateTime.tsx';
import { messages } from './PageHead.messages.ts';

/** Says of when the prices and the stock of a page are, until the shop has been asked again. */
export const AsOf = ({ moment }: { moment: Moment }) => (
  <FormattedMessage {...messages.asOf} values={{ time: <DateTime moment={moment} style="near" /> }} />
);
