import type { Finish } from '@shop/contracts';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './Facets.messages.ts';

/** Display name of each finish. */
export const FINISH_NAMES: Readonly<Record<Finish, MessageDescriptor>> = messages;
