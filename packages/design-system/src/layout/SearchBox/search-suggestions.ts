import type { Suggestion } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';
import type { Place } from '../../places/places.ts';

/** Suggestions for the search box, provided by the app. */
export type SearchSuggestions = {
  /** Suggestions for the typed text; none when the request fails. */
  matches: Loadable<readonly Suggestion[]>;
  /** Recent searches in this browser, newest first. */
  recent: readonly string[];
  /** Popular searches. */
  hot: readonly string[];
  /** Called when the box is first used; resolves when the messages of the area `lists` are loaded. */
  onOpen: () => Promise<unknown>;
  /** Called with the text of the input when it changes. */
  onType: (text: string) => void;
  /** Removes one recent search, or all of them. */
  onForget: (text?: string) => void;
  /** Called when a part or a category is chosen; a chosen search calls `onSearch`. */
  onChoose: (place: Place) => void;
};
