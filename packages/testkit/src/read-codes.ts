import jsQR from 'jsqr';
import sharp from 'sharp';

/** The QR code in a picture as a standard reader reads it; empty when it finds none. */
export const readQrCodes = async (picture: Buffer): Promise<string[]> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  return code ? [code.data] : [];
};
