import type { Language } from '@shop/design-system/messages';
import { useLocation } from 'react-router-dom';
import { readPath } from './language.ts';

/** The language that the address says. */
export const useLanguage = (): Language => readPath(useLocation().pathname).language;
