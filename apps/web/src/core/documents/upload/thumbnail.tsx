import { useEffect, useRef, useState } from 'react';
import { documentIcon, Icon } from '#ui/icons.tsx';
import styles from './thumbnail.module.css';

/** Pixels of the drawing: twice the size it is shown at. */
const SIDE = 96;

/**
 * A small picture of a photo, and the icon of a document for everything else. It is drawn on a canvas, because the
 * content security policy allows no picture from a `blob:` address.
 */
export function Thumbnail({ blob }: { blob: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    setIsDrawn(false);
    if (!blob?.type.startsWith('image/') || !('createImageBitmap' in window)) return undefined;
    createImageBitmap(blob)
      .then((picture) => {
        if (!isGone && canvas.current) setIsDrawn(drawCovering(canvas.current, picture));
        picture.close();
      })
      // If the picture cannot be drawn, the icon of a document stays.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [blob]);

  return (
    <span className={styles.thumbnail} aria-hidden="true">
      <canvas ref={canvas} className={styles.picture} width={SIDE} height={SIDE} hidden={!isDrawn} />
      {isDrawn ? null : <Icon shape={documentIcon} />}
    </span>
  );
}

/** The middle of the picture, as large as the canvas. */
function drawCovering(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return true;
}
