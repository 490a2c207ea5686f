import { useMutation } from '@tanstack/react-query';
import { documentTitle } from '#core/documents/text.ts';
import { failureSentence } from '#core/errors/app-error.ts';
import { canSaveFiles } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { saveFile } from '#ui/action/save-file.ts';
import { downloadIcon, Icon } from '#ui/icons.tsx';
import { type Document, downloadContent } from './document-content.ts';
import styles from './download-button.module.css';

/** P-51: saves the document as it is. */
export function DownloadButton({ document }: { document: Document }) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationKey: ['document-download'],
    mutationFn: async () => {
      const type = document.mediaType ?? 'application/octet-stream';
      const content = new Blob([await downloadContent(document.id)], { type });
      saveFile({ name: document.fileName ?? documentTitle(document), content });
    },
  });
  if (!canSaveFiles) return null;
  return (
    <div className={styles.place}>
      <Button kind="quiet" size="small" busy={isPending} busyLabel="Downloading" onClick={() => mutate()}>
        <Icon shape={downloadIcon} />
        Download
      </Button>
      {error === null ? null : (
        <p className={styles.failure} role="alert">
          {failureSentence(error)}
        </p>
      )}
    </div>
  );
}

/** P-51: how the client gets a file that is not shown. */
export function downloadHint(browserText: string): string {
  return canSaveFiles ? browserText : 'Open it in a browser to download it.';
}
