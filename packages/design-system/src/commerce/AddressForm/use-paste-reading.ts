import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AddressDraft, KnownRegions } from './address-draft.ts';
import { readAddressLine, type ReadAddress } from './read-address-line.ts';

/** Nobody types as many characters at once: the text was pasted, dropped, or dictated. */
const MIN_PASTED_LENGTH = 20;

export type PasteReadingOptions = {
  draft: AddressDraft;
  regions: KnownRegions;
  onDraft: (draft: AddressDraft) => void;
  /** Called with what was found in the text. */
  onRead: (found: ReadAddress) => void;
  onLoadRegions: (parentId: string) => void;
};

export type PasteReading = {
  isReading: boolean;
  /** What was found in the text; undefined while it has not been read. */
  result: ReadAddress | undefined;
  /** Whether there is text that has not been read. */
  isUnread: boolean;
  read: () => void;
  onChange: (text: string) => void;
  onPaste: () => void;
};

/**
 * Reads the text of the field for a whole address: a pasted text at once, a typed one on request. The lists of regions
 * that it needs are loaded on demand.
 */
export function usePasteReading({ draft, regions, onDraft, onRead, onLoadRegions }: PasteReadingOptions): PasteReading {
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<ReadAddress>();
  const isPasted = useRef(false);
  const reading = isReading ? readAddressLine(draft.pasted, regions) : undefined;
  const neededList = reading?.neededList;
  if (reading && neededList === undefined) {
    setReading(false);
    setResult(reading);
  }

  const load = useEffectEvent((parentId: string) => {
    if (regions[parentId] === undefined) onLoadRegions(parentId);
  });
  useEffect(() => {
    if (neededList !== undefined) load(neededList);
  }, [neededList]);

  const finish = useEffectEvent(onRead);
  useEffect(() => {
    if (result) finish(result);
  }, [result]);

  return {
    isReading,
    result,
    isUnread: draft.pasted.trim() !== '' && result === undefined,
    read: () => setReading(true),
    onPaste: () => {
      isPasted.current = true;
    },
    onChange: (pasted) => {
      setResult(undefined);
      onDraft({ ...draft, pasted });
      if (isPasted.current || pasted.length - draft.pasted.length >= MIN_PASTED_LENGTH) setReading(true);
      isPasted.current = false;
    },
  };
}
