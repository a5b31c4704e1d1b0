/**
 * One exported line. `part` and `colour` are Rebrickable's numbers; `colour` is absent for parts whose colour does not
 * matter.
 */
export type ExportLine = {
  part: string;
  colour?: number;
  quantity: number;
  /** The element id in the list; without one, the newest known id is used where one is needed. */
  element?: string;
  isSpare?: true;
  /**
   * The cells of a line that was not understood. They replace part, colour and quantity if the format can hold them.
   */
  written?: { part: string; colour: string; quantity: string };
};

/** A file, and the lines that its format cannot hold: without an element id, or not understood. */
export type Exported = { bytes: Uint8Array; leftOut: readonly ExportLine[] };
