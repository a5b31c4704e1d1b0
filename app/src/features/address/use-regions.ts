import { failed, loading, ready } from '@shop/design-system';
import type { KnownRegions } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { regionsQuery } from './address.query.ts';

/** The regions that a form has asked for so far, and the way to ask for more. */
export function useRegions(): { regions: KnownRegions; onLoadRegions: (parent: string) => void } {
  const client = useQueryClient();
  const [regions, setRegions] = useState<KnownRegions>({});
  const load = async (parent: string) => {
    const setList = (list: KnownRegions[string]) => setRegions((others) => ({ ...others, [parent]: list }));
    setList(loading);
    try {
      setList(ready(await client.fetchQuery(regionsQuery(parent))));
    } catch (problem) {
      const { kind, message } = toFailure(problem);
      setList(failed(kind, message));
    }
  };
  return { regions, onLoadRegions: (parent) => void load(parent) };
}
