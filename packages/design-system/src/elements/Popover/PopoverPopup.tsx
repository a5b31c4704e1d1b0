import { Popover as Base } from '@base-ui/react/popover';
import { useRef, type ComponentProps } from 'react';
import { GuardedTrigger } from '../headless/GuardedTrigger.tsx';
import { PassedOn } from '../headless/PassedOn.tsx';
import type { PopupControl } from '../headless/use-lazy-popup.ts';
import { useRepeatedRequest } from '../headless/use-repeated-request.ts';
import type { PopoverProps } from './Popover.tsx';
import styles from './Popover.module.css';

/** How long the popup stays when the pointer leaves, in ms. */
const CLOSE_DELAY_MS = 160;

/** Between button and popup, in px. */
const GAP = 4;
/** The text in a card begins below the text of the button. As in Popover.module.css, in px. */
const CARD_PADDING = 12;

/**
 * A popup that a mouse opened by hovering stays when its button is pressed, however late; the library closes it after the
 * first half second. From the press on, leaving it does not close it either.
 */
function useKeptByPress(): ComponentProps<typeof Base.Root>['onOpenChange'] {
  const openedBy = useRef<'hover' | 'press'>('press');
  return (isOpen, { reason, cancel }) => {
    if (isOpen) openedBy.current = reason === 'trigger-hover' ? 'hover' : 'press';
    else if (reason === 'trigger-press' && openedBy.current === 'hover') {
      openedBy.current = 'press';
      cancel();
    } else if (reason === 'trigger-hover' && openedBy.current === 'press') cancel();
  };
}

/** The popup of a Popover, with the code of the library. */
export function PopoverPopup({
  id,
  part,
  request,
  container,
  label,
  side = 'bottom',
  align = side === 'left' ? 'center' : 'start',
  opensOnHover = false,
  padding = 'card',
  preloadsContent = false,
  children,
}: Omit<PopoverProps, 'trigger'> & PopupControl) {
  useRepeatedRequest({ part, request });
  const onOpenChange = useKeptByPress();
  return (
    <Base.Root onOpenChange={onOpenChange}>
      <GuardedTrigger>
        <Base.Trigger
          id={id}
          openOnHover={opensOnHover}
          delay={0}
          closeDelay={CLOSE_DELAY_MS}
          render={(props) => <PassedOn props={props} to={part} />}
        />
      </GuardedTrigger>
      <Base.Portal container={container} keepMounted={preloadsContent}>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          align={align}
          sideOffset={side === 'left' ? 2 * GAP : GAP}
          alignOffset={align === 'start' && padding === 'card' ? -CARD_PADDING : 0}
        >
          <Base.Popup
            className={styles.popup}
            data-padding={padding}
            {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
