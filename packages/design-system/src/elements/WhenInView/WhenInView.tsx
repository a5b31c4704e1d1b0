import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

export type WhenInViewProps = {
  /** The space that is reserved until they are rendered, as a CSS length, so that what follows does not move. */
  minHeight: string;
  /** How near to the window counts as in view, as a share of the window’s height. @default '10%' */
  margin?: string;
  children: ReactNode;
};

/** A browser that cannot watch renders everything; a server waits for the browser. */
const seesEverything = () => typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined';

/** Renders its children, and so loads their code if they are lazy, once they are about to be scrolled into view. */
export function WhenInView({ minHeight, margin = '10%', children }: WhenInViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wasInView, setWasInView] = useState(seesEverything);
  useEffect(
    function watch() {
      if (wasInView || !box.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasInView(true),
        { rootMargin: margin },
      );
      observer.observe(box.current);
      return () => observer.disconnect();
    },
    [wasInView, margin],
  );
  if (!wasInView) return <div ref={box} style={{ minHeight }} />;
  return <Suspense fallback={<div style={{ minHeight }} />}>{children}</Suspense>;
}
