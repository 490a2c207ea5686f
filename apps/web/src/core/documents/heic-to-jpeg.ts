/** Keeps the picture within what every browser can draw: 4096 by 4096 is the limit of older phones. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.9;

/**
 * A HEIC photo redrawn as JPEG, which everyone can open and which has no place or camera data; null where this browser cannot
 * read HEIC.
 */
export async function heicToJpeg(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((settle) => canvas.toBlob(settle, 'image/jpeg', QUALITY));
}
