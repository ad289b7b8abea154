/**
 * Which addresses the program may open on behalf of somebody's text: those of the open internet, nothing of its own
 * house. A name is judged by what it resolves to, and the connection goes to the very address that was judged: asking
 * twice would let a name server answer differently the second time.
 */
import { type LookupAddress, lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ImportFailure } from '../import-failure.ts'

const LONGEST_URL = 2000
/** An address that the program does not open, whoever asks. */
export class AddressRefused extends ImportFailure {}

const PRIVATE = "L'indirizzo appartiene a una rete privata: non si può aprire."

/**
 * Networks of clouds that look like any other address and are reached from inside alone: Azure's machine services
 * (168.63.129.16), IBM Cloud's service network. What others use (169.254.169.254, 100.100.100.200, fd00:ec2::254)
 * lies in ranges that are nobody's.
 */
const OF_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
)

/** False for loopback, private, link-local, shared, multicast, reserved, tunnelled and clouds' own addresses. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read instanceof ipaddr.IPv4
    ? !OF_CLOUDS.some((range) => read.match(range))
    : read.match(ipaddr.IPv6.parseCIDR('2000::/3')) // all that is given out of IPv6
}

/** Checks what can be checked before a name is resolved. `allowedHosts` are exceptions: 'host' or 'host:port'. */
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

/** A look-up for sockets that answers public addresses only. A name with one private address among others is refused. */
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
