/** The size of a file in the unit that suits it: 640 bytes, 182 kB, 4.2 MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [count, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${count.toFixed(count < 9.95 ? 1 : 0)} ${unit}`;
}
