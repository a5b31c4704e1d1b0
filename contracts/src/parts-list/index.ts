export { deleteList } from './delete-list.contract.ts';
export { matchParts, MAX_PAIRS } from './match-parts.contract.ts';
export type { MatchedColour, MatchedPart, MatchedProduct } from './matched-part.entity.ts';
export { MAX_SAVED_PAIRS, saveList } from './save-list.contract.ts';
export { savedList } from './saved-list.contract.ts';
export { savedLists, type SavedList } from './saved-lists.contract.ts';
