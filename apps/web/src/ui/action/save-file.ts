type SavedFile = { name: string; content: Blob };

/** Hands a file to the browser, which saves it or asks where. */
export function saveFile({ name, content }: SavedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
