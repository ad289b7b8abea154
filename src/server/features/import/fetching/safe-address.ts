/**
 * Limits which URLs the server may open: only the public internet, no internal network. The connection uses
 * the IP address that was checked. On a second lookup a hostile DNS server could return another address.
 */
import { type LookupAddress, lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ImportFailure } from '../import-failure.ts'

const LONGEST_URL = 2000
export class AddressRefused extends ImportFailure {}

const PRIVATE = "L'indirizzo appartiene a una rete privata: non si può aprire."

/**
 * Cloud addresses that look public but belong to internal services: Azure (168.63.129.16) and IBM Cloud's
 * service network. The service addresses of other clouds (169.254.169.254, 100.100.100.200, fd00:ec2::254)
 * are in reserved ranges.
 */
const OF_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
)

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read instanceof ipaddr.IPv4
    ? !OF_CLOUDS.some((range) => read.match(range))
    : read.match(ipaddr.IPv6.parseCIDR('2000::/3')) // the allocated part of IPv6
}

/** Checks a URL before its host name is resolved. `allowedHosts` ('host' or 'host:port') are exceptions.
 * Throws {@link AddressRefused}. */
export function checkedUrl(text: string, allowedHosts: ReadonlySet<string>): URL {
  if (text.length > LONGEST_URL || !URL.canParse(text)) throw new AddressRefused("L'indirizzo non è valido.")
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefused('Si aprono soltanto indirizzi http e https.')
  }
  if (url.username || url.password)
    throw new AddressRefused("L'indirizzo non deve contenere nomi utente e password.")
  url.hash = ''
  if (isAllowed(url, allowedHosts)) return url
  if (url.port !== '') throw new AddressRefused('Si aprono soltanto le porte del web, 80 e 443.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused(PRIVATE)
  return url
}

export const isAllowed = (url: URL, allowedHosts: ReadonlySet<string>): boolean =>
  allowedHosts.has(url.host) || allowedHosts.has(url.hostname)

type Resolve = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const resolveAll: Resolve = (name, done) => resolve(name, { all: true, verbatim: true }, done)

/** A lookup function for sockets that returns only public addresses. Refuses a name if any of its addresses is
 * private. */
export const publicLookup =
  (resolveName: Resolve = resolveAll): LookupFunction =>
  (name, options, callback) =>
    resolveName(name, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const wanted = addresses.filter(
        ({ family }) =>
          !options.family || family === options.family || options.family === (`IPv${family}` as never),
      )
      const [first] = wanted
      if (!first)
        return callback(Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' }), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new AddressRefused(PRIVATE), '', 0)
      if (options.all) return callback(null, wanted)
      return callback(null, first.address, first.family)
    })
