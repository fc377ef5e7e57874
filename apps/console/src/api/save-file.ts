/** Browsers read the file after the click: its address has to last until then. Milliseconds. */
const KEPT_MS = 60_000;

/** Puts a file among the downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
