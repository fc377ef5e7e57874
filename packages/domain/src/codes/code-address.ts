/** What a phone opens when it reads a table's code. */
export const addressOfCode = (base: string, code: string): string => `${base}/${encodeURIComponent(code)}`;

/** An address as people type it: without the protocol, which phones add by themselves. */
export const spelledAddress = (base: string): string => base.replace(/^https?:\/\//, '');

export type AddressTrouble = 'this_machine' | 'not_secure';

const OWN = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/**
 * Why an address should not be printed: phones of guests would look for it on themselves, or warn their owners. Null: it
 * can be.
 */
export const addressTrouble = (base: string): AddressTrouble | null => {
  const [, protocol = '', host = ''] = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)/.exec(base) ?? [];
  if (OWN.test(host)) return 'this_machine';
  return protocol === 'https' ? null : 'not_secure';
};
