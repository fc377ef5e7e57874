const GROUPS = 8;
/** Groups of an IPv6 address that name the network: whoever has a /64 has every address in it. */
const NETWORK_GROUPS = 4;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * What limits count as one address: an IPv4 address (also in IPv6 clothes), and of an IPv6 address its /64 network, since
 * one customer of a provider can write from any of its addresses. Anything else counts as it is.
 */
export const clientNetwork = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = ip.split('%');
  const [head = '', tail] = plain.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map(group => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
