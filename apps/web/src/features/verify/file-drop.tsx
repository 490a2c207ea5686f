import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Icon, policiesIcon } from '#ui/icons.tsx';
import styles from './file-drop.module.css';

type FileDropProps = {
  /** Its button takes the focus, as after another check. */
  takesFocus: boolean;
  onFile: (file: File) => void;
};

/** A place to drop a PDF, with a button that picks one. */
export function FileDrop({ takesFocus, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();

  function take(files: FileList | null) {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    if (others.length > 0) setRefusal('Please check one file at a time.');
    else onFile(file);
  }
  function follow(event: DragEvent, isHere: boolean) {
    event.preventDefault();
    setIsOver(isHere);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, and the button inside does the same
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => follow(event, true)}
      onDragLeave={(event) => follow(event, false)}
      onDrop={(event) => {
        follow(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon shape={policiesIcon} className={styles.icon} />
      <p className={styles.title}>Drop the statement here</p>
      <p className={styles.hint} id={hint}>
        It must be the PDF as it was made. A printed or scanned statement has a code to scan with a phone
        instead.
      </p>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Statement as a PDF"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button autoFocus={takesFocus} aria-describedby={hint} onClick={() => input.current?.click()}>
        Choose a PDF
      </Button>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    </div>
  );
}
