import type { Finish } from '@shop/contracts';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './Facets.messages.ts';

/** What a finish is called. */
export const FINISH_WORDS: Readonly<Record<Finish, MessageDescriptor>> = messages;
