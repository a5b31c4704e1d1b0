import { useState } from 'react';
import { printPage } from '../../browser/print-page.ts';

/** Printing the page, and whether its pictures are loaded for that. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  const onPrint = () => {
    setPrinting(true);
    void printPage().finally(() => setPrinting(false));
  };
  return { isPrinting, onPrint };
}
