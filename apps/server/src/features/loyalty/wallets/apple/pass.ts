import { createHash, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { cardInk, spokenCardNumber } from '@tableside/domain/loyalty';
import { ZipFile } from 'yazl';
import type { PassFace } from '../face.ts';
import type { PassCertificates } from './certificates.ts';
import { signBeside } from './sign.ts';

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const written = (face: PassFace, { passType, team }: PassCertificates): object => {
  const ink = rgb(cardInk(face.from, face.to));
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: face.id,
    organizationName: face.venue,
    description: `${face.program}, ${face.venue}`,
    logoText: face.venue,
    backgroundColor: rgb(face.from),
    foregroundColor: ink,
    labelColor: ink,
    ...(face.expiresAt && { expirationDate: face.expiresAt.toISOString() }),
    // Wallets know no EAN; a till's scanner reads the same digits.
    barcodes: [
      {
        format: 'PKBarcodeFormatCode128',
        message: face.number,
        messageEncoding: 'iso-8859-1',
        altText: spokenCardNumber(face.number),
      },
    ],
    storeCard: {
      primaryFields: [{ key: 'program', label: '', value: face.program }],
      secondaryFields: [{ key: 'number', label: face.words.number, value: spokenCardNumber(face.number) }],
      auxiliaryFields: face.words.collected
        ? [{ key: 'collected', label: face.words.today, value: face.words.collected }]
        : [],
    },
  };
};

/** The file that an iPhone puts into its wallet, signed by the venue's own certificate. */
export const applePass = async (
  face: PassFace,
  icon: (size: number) => Promise<Buffer>,
  { key, certificates }: { readonly key: KeyObject; readonly certificates: PassCertificates },
  now: Date,
): Promise<Buffer> => {
  const [one, two, three] = await Promise.all([29, 58, 87].map(icon));
  const files: Record<string, Buffer | undefined> = {
    'pass.json': Buffer.from(JSON.stringify(written(face, certificates))),
    'icon.png': one,
    'icon@2x.png': two,
    'icon@3x.png': three,
  };
  const there = Object.entries(files).flatMap(([name, bytes]): [string, Buffer][] =>
    bytes ? [[name, bytes]] : [],
  );
  // The format wants SHA-1 here; what proves it is the signature.
  const hashes = there.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  const signature = signBeside(manifest, { key, ...certificates }, now);
  const zip = new ZipFile();
  for (const [name, bytes] of [...there, ['manifest.json', manifest], ['signature', signature]] as const)
    zip.addBuffer(bytes, name, { mtime: now });
  zip.end();
  return buffer(zip.outputStream);
};
