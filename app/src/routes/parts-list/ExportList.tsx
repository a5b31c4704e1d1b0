import { ExportDialog } from '@shop/design-system/parts-list/export';
import { useExportHeadings } from '@shop/design-system/parts-list/export-headings';
import { BUCKETS, type ExportForm, type ExportScope, type ListSummary, type RowView } from '@shop/parts-list';
import { useState } from 'react';
import { download } from '../../downloading.ts';
import { listDesk } from '../../features/parts-list/desk-at-hand.ts';

/** Writes part of the list at hand to a file; the bucket that is looked at is chosen at first. */
export function ExportList({
  summary,
  bucket,
  onClose,
  onExported,
}: {
  summary: ListSummary;
  bucket: RowView['bucket'];
  onClose: () => void;
  onExported: (file: string, leftOut: number) => void;
}) {
  const headings = useExportHeadings();
  const [exporting, setExporting] = useState<'busy' | 'failed'>();
  const scope = BUCKETS.find((one) => one === bucket);
  const write = async ({ scope: wanted, form }: { scope: ExportScope; form: ExportForm }) => {
    setExporting('busy');
    try {
      const file = await listDesk().export(wanted, form, headings);
      download(file);
      onExported(file.name, file.leftOut);
    } catch {
      setExporting('failed');
    }
  };
  return (
    <ExportDialog
      summary={summary}
      {...(scope ? { scope } : {})}
      {...(exporting ? { exporting } : {})}
      onExport={(choice) => void write(choice)}
      onClose={onClose}
    />
  );
}
