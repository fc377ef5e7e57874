import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** A spreadsheet of 20,000 rows unpacks to a tenth of this; in bytes. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_FILES = 2000;

/** Pictures and prints say nothing of a table. */
const IS_OTHER = /(^|\/)(media|Pictures|Thumbnails|printerSettings|embeddings|drawings|ObjectReplacements)\//;

/**
 * The files of a zip in a zip that is not packed, so that whoever reads it next cannot be made to unpack more than was
 * looked at here. Null: it is broken, locked, or too large.
 */
export const unpacked = async (bytes: Buffer): Promise<Buffer | null> => {
  const plain = new ZipFile();
  let total = 0;
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > MOST_FILES) return null;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || IS_OTHER.test(entry.fileName)) continue;
      total += entry.uncompressedSize;
      // The stream fails where there is more than the directory of the zip says.
      if (total > MOST_BYTES || entry.isEncrypted()) return null;
      plain.addBuffer(await buffer(await zip.openReadStreamPromise(entry)), entry.fileName, {
        compress: false,
      });
    }
  } catch {
    return null;
  }
  plain.end();
  return buffer(plain.outputStream);
};
