import { useEffect } from 'react';

/** Called whenever a page is shown or, in the document of a server, hydrated. */
export const onPageShown: { current: () => void } = { current: () => undefined };

/** Beside the content of a page, inside the same boundary. Renders nothing. */
export function PageShown() {
  useEffect(() => onPageShown.current(), []);
  return null;
}
