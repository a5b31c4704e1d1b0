import { Menu as Base } from '@base-ui/react/menu';
import { GuardedTrigger } from '../headless/GuardedTrigger.tsx';
import { PassedOn } from '../headless/PassedOn.tsx';
import type { PopupControl } from '../headless/use-lazy-popup.ts';
import { useRepeatedRequest } from '../headless/use-repeated-request.ts';
import popover from '../Popover/Popover.module.css';
import type { MenuProps } from './Menu.tsx';
import styles from './Menu.module.css';

/** The popup of a Menu, with the code of the library. */
export function MenuPopup({
  id,
  part,
  request,
  container,
  label,
  options,
  value,
  onChoose,
}: Omit<MenuProps, 'trigger'> & PopupControl) {
  useRepeatedRequest({ part, request });
  return (
    <Base.Root modal={false}>
      <GuardedTrigger>
        <Base.Trigger id={id} render={(props) => <PassedOn props={props} to={part} />} />
      </GuardedTrigger>
      <Base.Portal container={container}>
        <Base.Positioner className={popover.positioner} align="start" sideOffset={4}>
          <Base.Popup className={`${popover.popup} ${styles.menu}`} aria-label={label}>
            <Base.RadioGroup
              value={value}
              onValueChange={(chosen: string) => {
                if (chosen !== value) onChoose(chosen);
              }}
            >
              {options.map((option) => (
                <Base.RadioItem
                  key={option.value}
                  value={option.value}
                  label={option.text}
                  closeOnClick
                  className={styles.item}
                >
                  {option.content}
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
