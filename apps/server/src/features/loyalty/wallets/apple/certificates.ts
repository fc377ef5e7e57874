import { type KeyObject, X509Certificate } from 'node:crypto';

/** What is wrong of the two certificates, by the field of the page. */
export type WrongCertificate = 'unreadable' | 'other_key' | 'not_of_passes' | 'not_its_authority' | 'expired';

export type PassCertificates = {
  readonly certificate: X509Certificate;
  readonly authority: X509Certificate;
  /** `pass.…`, and the team that it belongs to at Apple. */
  readonly passType: string;
  readonly team: string;
  readonly until: Date;
};

const read = (base64: string): X509Certificate | null => {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return null;
  }
};

const partOf = (subject: string, name: string): string =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1] ?? '';

type Read =
  | { readonly found: PassCertificates }
  | { readonly wrong: Readonly<Record<string, WrongCertificate>> };

/** The certificate of passes and whose it is, held against our key and each other. */
export const readCertificates = (
  given: { readonly certificate: string; readonly authority: string },
  key: KeyObject,
  now: Date,
): Read => {
  const wrong = (field: 'certificate' | 'authority', why: WrongCertificate) => ({ wrong: { [field]: why } });
  const certificate = read(given.certificate);
  if (!certificate) return wrong('certificate', 'unreadable');
  const passType = partOf(certificate.subject, 'UID');
  const team = partOf(certificate.subject, 'OU');
  if (!passType.startsWith('pass.') || team === '') return wrong('certificate', 'not_of_passes');
  if (!certificate.checkPrivateKey(key)) return wrong('certificate', 'other_key');
  const until = new Date(certificate.validTo);
  if (until <= now) return wrong('certificate', 'expired');
  const authority = read(given.authority);
  if (!authority) return wrong('authority', 'unreadable');
  if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey))
    return wrong('authority', 'not_its_authority');
  if (new Date(authority.validTo) <= now) return wrong('authority', 'expired');
  return { found: { certificate, authority, passType, team, until } };
};
