import { FormattedMessage } from 'react-intl';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import { Button, type ButtonLook } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { messages } from './AddressesScreen.messages.ts';

export type AddButtonProps = {
  look: ButtonLook;
  /** Whether the form of a new address is open. */
  isOpen: boolean;
  /** Whether there is an unsaved new address. */
  hasDraft: boolean;
  onOpen: (id: string) => void;
};

/** Opens the form of a new address, with its draft. */
export const AddButton = ({ look, isOpen, hasDraft, onOpen }: AddButtonProps) => (
  <Button
    look={look}
    size="large"
    icon={<Icon name="plus" />}
    data-opener={NEW_ADDRESS}
    aria-expanded={isOpen}
    onClick={() => onOpen(NEW_ADDRESS)}
  >
    <FormattedMessage {...(hasDraft && !isOpen ? messages.resume : messages.add)} />
  </Button>
);
