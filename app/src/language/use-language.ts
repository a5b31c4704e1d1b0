import type { Language } from '@shop/contracts';
import { useLocation } from 'react-router-dom';
import { readPath } from './language.ts';

/** The language of the current address. */
export const useLanguage = (): Language => readPath(useLocation().pathname).language;
