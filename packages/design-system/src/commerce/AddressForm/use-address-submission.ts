import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { AddressDraft, KnownRegions, ValidAddress } from './address-draft.ts';
import { foundFields, withFound } from './found-fields.ts';
import type { ReadAddress } from './read-address-line.ts';
import { usePasteReading } from './use-paste-reading.ts';
import { toValidAddress } from './validate-address.ts';

/** Gets the address once everything is filled in. */
export type OnAddressComplete = (address: ValidAddress) => void;

export type AddressSubmissionOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** Id of the address to save, NEW_ADDRESS for a new one. */
  id: string;
  draft: AddressDraft;
  regions: KnownRegions;
  onDraft: (draft: AddressDraft) => void;
  onLoadRegions: (parentId: string) => void;
};

/**
 * Submits what is in the form. A text for a whole address that has not been read is read first. With anything missing,
 * or text that belongs to no field and that the shopper has not seen yet, nothing is submitted, and the first such field
 * gets the focus. `tries` counts how often that happened.
 */
export function useAddressSubmission({ form, id, draft, regions, onDraft, onLoadRegions }: AddressSubmissionOptions) {
  const [tries, setTries] = useState(0);
  const waiting = useRef<OnAddressComplete>(undefined);

  const complete = (typed: AddressDraft, onComplete: OnAddressComplete) => {
    const valid = toValidAddress(id, typed, regions);
    if (valid) onComplete(valid);
    else setTries(tries + 1);
  };
  const onRead = (found: ReadAddress) => {
    const onComplete = waiting.current;
    waiting.current = undefined;
    const isFilled = foundFields(found).length > 0;
    const filled = isFilled ? withFound(draft, found) : draft;
    if (isFilled) onDraft(filled);
    if (onComplete && found.left === '') complete(filled, onComplete);
    else if (onComplete || isFilled) setTries(tries + 1);
  };
  const reading = usePasteReading({ draft, regions, onDraft, onRead, onLoadRegions });
  const submit = (onComplete: OnAddressComplete) => {
    if (!reading.isUnread) return complete(draft, onComplete);
    waiting.current = onComplete;
    reading.read();
  };

  const focusFirst = useEffectEvent(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalid = find('[aria-invalid]');
    const first = find('[aria-invalid]:not(:disabled)') ?? (reading.result?.left ? find('textarea') : undefined);
    first?.focus();
    // A list of regions that is still loading cannot take the focus.
    if (!first) invalid?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => {
    if (tries > 0) focusFirst();
  }, [tries]);
  return { tries, reading, submit };
}
