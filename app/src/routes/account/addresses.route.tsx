import { AddressesScreen } from '@shop/design-system/screens/addresses/AddressesScreen/AddressesScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { addressesQuery } from '../../features/address/address.query.ts';
import { useAddressEditing } from '../../features/address/use-address-editing.ts';
import { useDelivery } from '../../features/site/use-delivery.ts';
import { withAccount } from './with-account.tsx';

function Addresses() {
  const addresses = useQuery(addressesQuery());
  const { editing, removal } = useAddressEditing('book');
  return (
    <AddressesScreen
      {...editing}
      marksRemote={useDelivery() !== undefined}
      addresses={toLoadable(addresses)}
      removed={removal.removed}
      onRestore={(address) => void removal.restore(address)}
      onForget={removal.forget}
      onRetry={() => void addresses.refetch()}
    />
  );
}

export const AddressesRoute = withAccount(Addresses);
