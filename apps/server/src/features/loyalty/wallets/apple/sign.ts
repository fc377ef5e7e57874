import { createHash, createSign, type KeyObject, type X509Certificate } from 'node:crypto';
import { der, number, oid, partsOf, RSA_SHA_256, SHA_256, TAG } from './der.ts';

const DATA = oid('1.2.840.113549.1.7.1');
const SIGNED_DATA = oid('1.2.840.113549.1.7.2');
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3');
const DIGEST = oid('1.2.840.113549.1.9.4');
const SIGNED_AT = oid('1.2.840.113549.1.9.5');

/** Who gave a certificate out, and its number there: what a signature calls it by. */
const nameOf = (certificate: X509Certificate): Buffer => {
  const [tbs] = partsOf(partsOf(certificate.raw)[0]?.body ?? Buffer.alloc(0));
  // The version stands first where it is not the oldest.
  const [serial, , issuer] = partsOf(tbs?.body ?? Buffer.alloc(0)).filter(({ tag }) => tag !== TAG.zero);
  if (serial?.tag !== TAG.integer || !issuer) throw new Error('no certificate');
  return der(TAG.sequence, issuer.whole, serial.whole);
};

const timeOf = (at: Date): Buffer =>
  der(TAG.time, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** A signature beside what it signs, with the certificates that prove it: CMS, RFC 5652. */
export const signBeside = (
  content: Buffer,
  by: { readonly key: KeyObject; readonly certificate: X509Certificate; readonly authority: X509Certificate },
  at: Date,
): Buffer => {
  const attribute = (type: Buffer, value: Buffer): Buffer => der(TAG.sequence, type, der(TAG.set, value));
  const digest = createHash('sha256').update(content).digest();
  // A set is signed in the order of its bytes.
  const attributes = [
    attribute(CONTENT_TYPE, DATA),
    attribute(SIGNED_AT, timeOf(at)),
    attribute(DIGEST, der(TAG.octets, digest)),
  ].sort(Buffer.compare);
  const signature = createSign('sha256')
    .update(der(TAG.set, ...attributes))
    .sign(by.key);
  const signer = der(
    TAG.sequence,
    number(1),
    nameOf(by.certificate),
    SHA_256,
    der(TAG.zero, ...attributes),
    RSA_SHA_256,
    der(TAG.octets, signature),
  );
  const signed = der(
    TAG.sequence,
    number(1),
    der(TAG.set, SHA_256),
    der(TAG.sequence, DATA),
    der(TAG.zero, by.certificate.raw, by.authority.raw),
    der(TAG.set, signer),
  );
  return der(TAG.sequence, SIGNED_DATA, der(TAG.zero, signed));
};
