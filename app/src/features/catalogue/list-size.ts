/** Parts on one page of a list: five rows of four. */
export const PAGE_SIZE = 20;
/** Best sellers in a row on the home page and below an empty search. */
export const HOT_COUNT = 6;
