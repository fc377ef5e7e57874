import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What Apple is to a venue: signs requests for certificates of passes, and says whether a signature holds. All of it is
 * OpenSSL's, so that nothing of ours is held against itself.
 */
export const aPassAuthority = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pass-authority-'));
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): string =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-days', '30'];
  const ca = [
    '-subj',
    '/CN=Worldwide Developer Relations/O=Test',
    '-addext',
    'basicConstraints=critical,CA:TRUE',
  ];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', ...ca);
  const derOf = (name: string): string => {
    openssl('x509', '-in', name, '-outform', 'der', '-out', `${name}.der`);
    return readFileSync(at(`${name}.der`)).toString('base64');
  };
  return {
    /** The certificate of the authority itself, as Apple's page hands it out. */
    authority: derOf('ca.pem'),
    /** The certificate for a request. Throws where the request is not signed by its own key. */
    sign: (
      request: string,
      subject = '/UID=pass.test.card/CN=Pass Type ID/OU=TEAM123456/O=Venue',
      days = 30,
    ): string => {
      writeFileSync(at('request.pem'), request);
      openssl('req', '-in', 'request.pem', '-verify', '-noout');
      writeFileSync(at('public.pem'), openssl('req', '-in', 'request.pem', '-pubkey', '-noout'));
      writeFileSync(at('of-passes'), 'basicConstraints=CA:FALSE\n');
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-days', String(days), '-extfile', 'of-passes'];
      openssl('x509', '-new', '-force_pubkey', 'public.pem', '-subj', subject, ...by, '-out', 'pass.pem');
      return derOf('pass.pem');
    },
    /** Whether a signature is one of that content, by a certificate of this authority. */
    holds: (content: Buffer, signature: Buffer): boolean => {
      writeFileSync(at('content'), content);
      writeFileSync(at('signature'), signature);
      const given = ['-inform', 'DER', '-in', 'signature', '-content', 'content', '-binary'];
      try {
        openssl('cms', '-verify', ...given, '-CAfile', 'ca.pem', '-purpose', 'any', '-out', 'verified');
        return true;
      } catch {
        return false;
      }
    },
    close: (): void => rmSync(folder, { recursive: true }),
  };
};
