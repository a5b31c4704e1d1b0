import type { Suggestion } from '@shop/contracts';
import type { KeyboardEventHandler } from 'react';
import type { Loadable } from '../../loadable.ts';
import type { Place } from '../../places/places.ts';

/** What helps while one searches: lent by the app, drawn below the box. */
export type SearchAid = {
  /** What the typed text may lead to; where it fails nothing is offered. */
  suggestions: Loadable<readonly Suggestion[]>;
  /** What was searched here before, newest first. */
  recent: readonly string[];
  /** What others search for. */
  hot: readonly string[];
  /** Called when the box is first used; resolves once the words of the area `lists` are here. */
  onOpen: () => Promise<unknown>;
  /** Called with whatever stands in the box. */
  onType: (text: string) => void;
  /** Forgets one search of before, or all of them. */
  onForget: (text?: string) => void;
  /** A part or a category was chosen; a chosen search comes by `onSearch`. */
  onChoose: (place: Place) => void;
};

/** What ties the box to the list below it. */
export type SearchTie = {
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant': string | undefined;
  onKeyDown: KeyboardEventHandler;
};
