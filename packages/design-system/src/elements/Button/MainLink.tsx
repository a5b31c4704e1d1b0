import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Place } from '../../places/places.ts';
import { ButtonLink } from './Button.tsx';

export type MainLinkProps = { to: Place; text: MessageDescriptor };

/** The main action of a view where it opens another page. */
export const MainLink = ({ to, text }: MainLinkProps) => (
  <ButtonLink to={to} look="main" size="large">
    <FormattedMessage {...text} />
  </ButtonLink>
);
