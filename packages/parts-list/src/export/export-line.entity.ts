/** One line of what is exported: `part` and `colour` are Rebrickable's, `colour` absent for parts whose colour does not matter. */
export type ExportLine = {
  part: string;
  colour?: number;
  quantity: number;
  /** The element id by which it was asked for; else the newest known one is written where one is needed. */
  element?: string;
  isSpare?: true;
  /** The cells of a line that was not understood. They are written in place of part, colour and quantity, where the form can hold them. */
  written?: { part: string; colour: string; quantity: string };
};

/** A file, and the lines that its form cannot hold: without an element id, or not understood. */
export type Exported = { bytes: Uint8Array; leftOut: readonly ExportLine[] };
