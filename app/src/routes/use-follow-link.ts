import { useStableCallback } from '@shop/design-system';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/** Opens an address of the shop; the one that is open replaces itself in the history. Always the same function. */
export function useFollowLink(): (href: string) => void {
  const navigate = useNavigate();
  const here = useLocation();
  return useStableCallback((href: string) => void navigate(href, { replace: createPath(here) === href }));
}
