import type { Place } from '@shop/design-system';
import { useNavigate } from 'react-router-dom';
import { inLanguage } from './language/language.ts';
import { useLanguage } from './language/use-language.ts';
import { pathTo } from './paths.ts';

/** Navigates to a place of the shop in the language of the page. With `replace`, without a new entry in the history. */
export function useGo(): (place: Place, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return (place, options) => void navigate(inLanguage(pathTo(place), language), options);
}
