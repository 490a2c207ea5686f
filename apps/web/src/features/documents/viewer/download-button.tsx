import { useMutation } from '@tanstack/react-query';
import { documentTitle } from '#core/documents/rows.tsx';
import { toAppError } from '#core/errors/app-error.ts';
import { textOrNull } from '#core/format/firm-text.ts';
import { isNative } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { saveFile } from '#ui/action/save-file.ts';
import { downloadIcon, Icon } from '#ui/icons.tsx';
import { type Document, downloadContent } from './document-content.ts';
import styles from './download-button.module.css';

/** P-51: saves the document as it is. Not in a packaged app, whose web view cannot save files. */
export function DownloadButton({ document }: { document: Document }) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationKey: ['document-download'],
    mutationFn: async () => {
      const type = document.mediaType ?? 'application/octet-stream';
      const content = new Blob([await downloadContent(document.id)], { type });
      saveFile({ name: textOrNull(document.fileName) ?? documentTitle(document), content });
    },
  });
  if (isNative) return null;
  return (
    <div className={styles.place}>
      <Button kind="quiet" size="small" busy={isPending} busyLabel="Downloading" onClick={() => mutate()}>
        <Icon shape={downloadIcon} />
        Download
      </Button>
      {error === null ? null : (
        <p className={styles.failure} role="alert">
          {toAppError(error).message}
        </p>
      )}
    </div>
  );
}

/** P-51: how the client gets a file that is not shown; a packaged app saves no files. */
export function downloadHint(browserText: string): string {
  return isNative ? 'Open it in a browser to download it.' : browserText;
}
