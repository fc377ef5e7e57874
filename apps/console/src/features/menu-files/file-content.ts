/** Bytes that are made into text at a time: more at once are too many arguments for a call. */
const PIECE = 0x8000;

/** A file's bytes as base64. Whether they are text is for the server to say. */
export const contentOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return btoa(pieces.join(''));
};
