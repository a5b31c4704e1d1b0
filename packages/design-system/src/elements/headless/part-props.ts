import { createRef, useState, type RefObject } from 'react';

/** Props of an element as a component of the library computes them. */
type PartProps = Readonly<Record<string, unknown>>;

/** An element of the page, and how the library gives it its props. */
export type Part<Element extends HTMLElement> = {
  element: RefObject<Element | null>;
  publish: (props: object | undefined) => void;
};

type Handler = (...args: unknown[]) => void;

const isSame = (a: PartProps, b: PartProps) => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
};

/** `onChange` gets handlers that stay the same functions, so that the element renders only when an attribute changes. */
function createPart<Element extends HTMLElement>(onChange: (props: PartProps | undefined) => void): Part<Element> {
  const forwarders: Record<string, Handler> = {};
  let latest: PartProps = {};
  let shown: PartProps | undefined;
  const forward = (name: string) =>
    (forwarders[name] ??= (...args) => (latest[name] as Handler | undefined)?.(...args));
  return {
    element: createRef<Element>(),
    publish(props) {
      latest = { ...props };
      const next = Object.fromEntries(
        Object.entries(latest).map(([name, value]) => [name, typeof value === 'function' ? forward(name) : value]),
      );
      if (props && shown && isSame(shown, next)) return;
      shown = props && next;
      onChange(shown);
    },
  };
}

/**
 * Lets a library that is loaded later control an element that is on the page from the beginning, such as a button: the
 * element stays the same, with its focus, its text and its caret. `props` is undefined until the library gives them.
 */
export function usePart<Element extends HTMLElement>() {
  const [props, setProps] = useState<PartProps>();
  const [part] = useState(() => createPart<Element>(setProps));
  const { element } = part;
  return { part, element, props };
}
