import { useState } from 'react';
import { fn } from 'storybook/test';
import { ready } from '../loadable.ts';
import type { AddressBookProps } from './AddressBook/AddressBook.tsx';
import { editing, useEditingState } from './fixtures-address-form.ts';
import { home, remote } from './fixtures-addresses.ts';

export const book: AddressBookProps = {
  ...editing,
  marksRemote: true,
  addresses: ready([home, remote]),
  chosen: home.id,
  onChoose: fn(),
  onRetry: fn(),
};

/** The address book with the state that the app holds: choice, open form and drafts. Regions load at once. */
export function useAddressBookState(initial: AddressBookProps): AddressBookProps {
  const [chosen, setChosen] = useState(initial.chosen);
  return {
    ...useEditingState(initial),
    chosen,
    onChoose: (id) => {
      setChosen(id);
      initial.onChoose(id);
    },
  };
}
