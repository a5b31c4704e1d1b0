import { ExportDialog } from '@shop/design-system/screens/parts-list/ExportDialog/ExportDialog';
import { useExportHeadings } from '@shop/design-system/screens/parts-list/ExportDialog/use-export-headings.ts';
import { BUCKETS, type ExportForm, type ExportScope, type ListSummary, type RowView } from '@shop/parts-list';
import { useState } from 'react';
import { download } from '../../browser/download.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';

/** Exports a part of the open list to a file. The bucket of the current view is preselected. */
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
  const write = async ({ scope: chosenScope, form }: { scope: ExportScope; form: ExportForm }) => {
    setExporting('busy');
    try {
      const file = await currentListSession().export(chosenScope, form, headings);
      download(file);
      onExported(file.name, file.leftOut);
    } catch {
      setExporting('failed');
    }
  };
  return (
    <ExportDialog
      summary={summary}
      scope={scope}
      exporting={exporting}
      onExport={(choice) => void write(choice)}
      onClose={onClose}
    />
  );
}
