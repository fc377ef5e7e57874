/** Which menu it is, and whether it is one, the server finds out by itself. */
const TYPE = 'application/octet-stream';

/** A file as it is now: what was shown is what is taken, though somebody saves the file anew between. */
export const contentOf = async (file: Blob): Promise<Blob> =>
  new Blob([await file.arrayBuffer()], { type: TYPE });

/** The same of what came in Base64. */
export const bytesOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))], { type: TYPE });
