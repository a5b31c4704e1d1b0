import { useLayoutEffect, type RefCallback } from 'react';
import type { Part } from './part-props.ts';

/**
 * Renders nothing: passes the props of a component of the library, its `render` function’s first argument, on to an
 * element that the page has already.
 */
export function PassedOn<Element extends HTMLElement>({ props, to }: { props: object; to: Part<Element> }) {
  const { ref, ...rest } = props as { ref?: RefCallback<Element> };
  const { element, publish } = to;
  useLayoutEffect(
    function passElement() {
      const cleanup = ref?.(element.current);
      return () => (cleanup ? cleanup() : void ref?.(null));
    },
    [ref, element],
  );
  useLayoutEffect(() => publish(rest));
  useLayoutEffect(() => () => publish(undefined), [publish]);
  return null;
}
