/** Which parts of the inventory are shown, as the address says. */
export type PickView = {
  view: 'step' | 'all' | 'paste';
  /** A whole bag, where no step is given. */
  bag: number | undefined;
  step: number | undefined;
  /** Ids of the colours that are shown; all without any. */
  colours: readonly string[];
  /** '' for all. */
  category: string;
  search: string;
};
export type ViewName = PickView['view'];
