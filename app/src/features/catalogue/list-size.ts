/** Parts on one page of a list: five rows of four. */
export const PAGE_SIZE = 20;
/** Hot parts in a row on the home page and under an empty search. */
export const HOT_COUNT = 6;
