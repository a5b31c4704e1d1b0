import type { ColourGroup, SystemVerdict } from '@shop/parts-list';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import { messages } from './ColourGroups.messages.ts';
import styles from './ColourGroups.module.css';
import { GroupRow } from './GroupRow.tsx';

export type ColourGroupsProps = {
  groups: readonly ColourGroup[];
  /** The colour system of the list. */
  system: SystemVerdict;
  onTakeColour: (colour: number, to: number | 'leaveOut' | undefined) => void;
};

/** Colours shown initially. */
const FIRST = 3;
const totalsOf = (groups: readonly ColourGroup[]) =>
  groups.reduce((sum, { lines, pieces }) => ({ lines: sum.lines + lines, pieces: sum.pieces + pieces }), {
    lines: 0,
    pieces: 0,
  });

/** Colours that parts of the list are not made in. Each is decided once for all its lines. */
export function ColourGroups({ groups: given, system, onTakeColour }: ColourGroupsProps) {
  const title = useId();
  const hasListMatching = useMayHaveFeature('listMatching');
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(
    function goToTheFirstNew() {
      if (isOpen) section.current?.querySelectorAll('fieldset')[FIRST]?.focus();
    },
    [isOpen],
  );
  // Colours without a near colour can only be left out, so they come last.
  const groups = [
    ...given.filter(({ offers }) => offers.length > 0),
    ...given.filter(({ offers }) => offers.length === 0),
  ];
  const hidden = isOpen ? [] : groups.slice(FIRST);
  const isNone = groups.every(({ taken }) => taken === 'leaveOut');
  const decideAll = () => {
    for (const { colour } of groups) onTakeColour(colour, isNone ? undefined : 'leaveOut');
  };
  return (
    <section ref={section} className={styles.groups} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...(hasListMatching ? messages.about : messages.unclear)} values={totalsOf(groups)} />
        </p>
        <Button look="text" onClick={decideAll}>
          <FormattedMessage {...(isNone ? messages.undo : messages.none)} />
        </Button>
      </div>
      {groups.slice(0, groups.length - hidden.length).map((group) => (
        <GroupRow key={group.colour} group={group} system={system} onTake={(to) => onTakeColour(group.colour, to)} />
      ))}
      {hidden.length > 0 ? (
        <Button look="text" onClick={() => setOpen(true)}>
          <FormattedMessage {...messages.more} values={{ count: hidden.length, ...totalsOf(hidden) }} />
        </Button>
      ) : null}
    </section>
  );
}
