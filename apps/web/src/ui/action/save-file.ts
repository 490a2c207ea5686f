type TextFile = { name: string; type: string; text: string };

/** Hands a file to the browser, which saves it or asks where. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
