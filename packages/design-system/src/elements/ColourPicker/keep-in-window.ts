import type { SyntheticEvent } from 'react';

/** The padding of a name on both sides, and the least distance from the edge, in px. */
const PADDING = 16;
const EDGE = 4;

/** Shifts the name above the colour of a radio button so far that it does not reach beyond the window. */
export function keepInWindow({ currentTarget: radio }: SyntheticEvent<HTMLElement>): void {
  const name = radio.parentElement?.lastElementChild as HTMLElement;
  const { left, width } = radio.getBoundingClientRect();
  const middle = left + width / 2;
  // While the name is hidden, only its scroll width is that of the text.
  const half = (name.scrollWidth + PADDING) / 2;
  const inside = Math.min(Math.max(middle, half + EDGE), document.documentElement.clientWidth - half - EDGE);
  name.style.setProperty('--shift', `${inside - middle}px`);
}
