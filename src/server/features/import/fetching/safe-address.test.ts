import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodedText } from './page-body.ts'
import { AddressRefused, checkedUrl, isPublicAddress, publicLookup } from './safe-address.ts'

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '::127.0.0.1',
  '::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  'fec0::1',
  '5f00::1',
  '100::1',
  '64:ff9b:1::7f00:1',
  // Cloud metadata services: keys, settings, names.
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  '161.26.0.10',
  '166.9.0.1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'non un indirizzo',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '93.184.216.34', '168.63.129.17', '166.12.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://2130706433/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://127.1/',
  'http://0xa83f8110/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://example.org/',
  'http://example.org:22/',
  'http://a:b@example.org/',
  `https://example.org/${'x'.repeat(3000)}`,
])('%s is never opened', (url) => {
  expect(() => checkedUrl(url, new Set())).toThrow(AddressRefused)
})

test('a host that is named may be opened, its neighbour may not', () => {
  const allowed = new Set(['localhost:4000'])
  expect(checkedUrl('http://localhost:4000/x#y', allowed).href).toBe('http://localhost:4000/x')
  expect(() => checkedUrl('http://localhost:4001/', allowed)).toThrow(AddressRefused)
})

test('no number of an IPv4 address in a private net gets through, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rest) => {
      expect(() => checkedUrl(`http://${0x0a000000 + rest}/`, new Set())).toThrow(AddressRefused)
      expect(() => checkedUrl(`http://0x${(0x7f000000 + rest).toString(16)}/`, new Set())).toThrow(
        AddressRefused,
      )
    }),
  )
})

describe('a name', () => {
  const lookUp = (addresses: { address: string; family: number }[], all = false) =>
    new Promise((resolve) => {
      const lookup = publicLookup((_name, done) => done(null, addresses))
      lookup('x.example', { all }, (error, address) => resolve(error ?? address))
    })

  test('is answered with the address that was checked', async () => {
    expect(await lookUp([{ address: '93.184.216.34', family: 4 }])).toBe('93.184.216.34')
    expect(await lookUp([{ address: '93.184.216.34', family: 4 }], true)).toEqual([
      { address: '93.184.216.34', family: 4 },
    ])
  })

  test('with a private address, also among others, is refused', async () => {
    expect(await lookUp([{ address: '10.0.0.1', family: 4 }])).toBeInstanceOf(AddressRefused)
    const mixed = [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ]
    expect(await lookUp(mixed, true)).toBeInstanceOf(AddressRefused)
  })
})

describe('encodings', () => {
  const perche = 'perché'
  test.each([
    ['UTF-8', Buffer.from(perche), 'text/html; charset=utf-8'],
    ['ISO-8859-1 by header', Buffer.from(perche, 'latin1'), 'text/html; charset=ISO-8859-1'],
    [
      'UTF-16 by mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(perche, 'utf16le')]),
      'text/html',
    ],
    ['UTF-16 by header', Buffer.from(perche, 'utf16le'), 'text/html; charset=utf-16le'],
    ['windows-1252 that calls itself UTF-8', Buffer.from(perche, 'latin1'), 'text/html; charset=utf-8'],
  ])('%s', (_name, bytes, type) => {
    expect(decodedText(bytes, type)).toBe(perche)
  })

  test("by the page's own word", () => {
    const page = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">€'
    const bytes = Buffer.concat([Buffer.from(page.slice(0, -1)), Buffer.from([0x80])])
    expect(decodedText(bytes, 'text/html')).toBe(page)
  })

  test('that nobody knows are an error', () => {
    expect(() => decodedText(Buffer.from('x'), 'text/html; charset=klingon')).toThrow('klingon')
  })
})
