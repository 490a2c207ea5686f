/** Within what every browser can draw: 4096 by 4096 is the limit of older phones. */
const LONGEST_SIDE = 4096;

/**
 * Draws a picture the right way up on a canvas; null where this browser cannot read it, because of its format or of
 * damage.
 */
export async function drawPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
