import { isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4

/** The caller for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerOf(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4) return v4
  const [address = ''] = ip.split('%', 1) // removes the zone of a link-local address
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])
  const before = groupsOf(head)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - groupsOf(tail).length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...groupsOf(tail)]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
