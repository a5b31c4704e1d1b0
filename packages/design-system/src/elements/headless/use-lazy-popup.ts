import { useId, useState, type ButtonHTMLAttributes, type PointerEvent, type Ref, type RefObject } from 'react';
import { usePart, type Part } from './part-props.ts';

/** Props that the button of a popup must pass on to its element. */
export type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> };

/** What the shopper asked for while the library was still downloading. */
export type PopupRequest = 'none' | 'hover' | 'press';

/** What the popup's code gets when it has arrived. */
export type PopupControl = {
  /** The element id of the button. */
  id: string;
  part: Part<HTMLButtonElement>;
  request: PopupRequest;
  /** The popup is rendered at its end. */
  container: RefObject<HTMLElement | null>;
};

/**
 * The button of a popup. Pointer or focus on it starts the download of the popup’s code, but not during a press, of
 * which the library would see only the end. From its arrival the library controls the button.
 */
export function useLazyPopup(popup: 'dialog' | 'menu') {
  const id = useId();
  const { part, element, props } = usePart<HTMLButtonElement>();
  const [isNeeded, setNeeded] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [request, setRequest] = useState<PopupRequest>('none');
  const [hasFailed, setFailed] = useState(false);
  const load = () => setNeeded(true);
  const leave = () => {
    setPressed(false);
    setRequest((now) => (now === 'hover' ? 'none' : now));
  };
  const before = {
    'aria-haspopup': popup,
    'aria-expanded': request === 'press' && !hasFailed,
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      if (pointerType === 'mouse') setRequest((now) => (now === 'none' ? 'hover' : now));
    },
    onPointerDown: () => setPressed(true),
    onPointerLeave: leave,
    onPointerCancel: leave,
    onClick: () => {
      load();
      setPressed(false);
      setRequest((now) => (now === 'press' ? 'none' : 'press'));
    },
  };
  const trigger = { type: 'button', ref: element, id, ...(props ?? before) } as TriggerProps;
  return { id, part, trigger, request, isNeeded: isNeeded && !isPressed, onFailure: () => setFailed(true) };
}
