import { maxUploadSize, uploadMediaTypes } from '@portal/contract/shapes/upload-rule';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { isNative } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { cameraIcon, Icon, uploadIcon } from '#ui/icons.tsx';
import styles from './file-picker.module.css';

type FilePickerProps = {
  ref: Ref<HTMLDivElement>;
  /** How many more files there is room for. */
  room: number;
  isMany: boolean;
  label: string;
  isInForm: boolean;
  /** Nothing can be chosen just now; it keeps its place. */
  isLocked: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** By extension too: some systems know HEIC by nothing else. */
const accepted = [...uploadMediaTypes, '.heic', '.heif'].join(',');

/**
 * P-14: the ways to choose files. The camera is that of the device itself, which takes the picture in its own app: the
 * page asks for no permission, and its permissions policy stays closed. A packaged app has the picker alone: that of
 * iOS offers the camera too, that of Android does not.
 */
export function FilePicker(props: FilePickerProps) {
  const { ref, room, isMany, label, isInForm, isLocked, onFiles } = props;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hasCamera = useMediaQuery('(pointer: coarse)') && !isNative;
  const size = isInForm ? ({ size: 'small' } as const) : {};
  if (room <= 0) return null;

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser opens the file in place of the portal.
    event.preventDefault();
    setIsOver(!isLocked);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isLocked) onFiles([...event.dataTransfer.files]);
  }
  function take(input: HTMLInputElement) {
    onFiles([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = '';
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons inside do the same.
    <div
      ref={ref}
      className={styles.picker}
      data-over={isOver || undefined}
      data-in-form={isInForm || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.buttons}>
        <Button kind="quiet" {...size} disabled={isLocked} onClick={() => files.current?.click()}>
          <Icon shape={uploadIcon} />
          {label}
        </Button>
        {hasCamera ? (
          <Button kind="quiet" {...size} disabled={isLocked} onClick={() => camera.current?.click()}>
            <Icon shape={cameraIcon} />
            Take a photo
          </Button>
        ) : (
          <span className={styles.orDrop}>{isMany ? 'or drop files here' : 'or drop it here'}</span>
        )}
      </div>
      <p className={styles.hint}>
        A PDF, a photo or a plain text file, up to {maxUploadSize}. We remove location and camera data from
        photos.
      </p>
      <input
        ref={files}
        type="file"
        hidden
        disabled={isLocked}
        multiple={isMany}
        accept={accepted}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        disabled={isLocked}
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.target)}
      />
    </div>
  );
}
