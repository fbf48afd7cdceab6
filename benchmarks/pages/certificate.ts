import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';

/**
 * A certificate for `localhost`, in PEM, valid for a day: browsers speak HTTP/2 over TLS only.
 *
 * @throws UserError when `openssl` is not installed.
 */
export function createCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    throw new UserError('Pages are measured over HTTP/2; its certificate needs openssl.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
