import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const target = (requested: string) => {
  const address = pageAddress(requested)
  return address.kind === 'page' ? address.target : address
}

describe('pageAddress', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=y', '/'],
    ['/ricette?utm_source=x&cerca=funghi', '/ricette?cerca=funghi'],
    ['/ricette?pagina=2&cerca=a', '/ricette?cerca=a&pagina=2'],
    ['/ricette?cerca=a&pagina=2', '/ricette?cerca=a&pagina=2'],
    ['/ricette?altro=1', '/ricette'],
    ['/ricette/12?cerca=x', '/ricette/12'],
    ['/calcolatore-impasto?hydrationPct=0.65&gclid=1', '/calcolatore-impasto?hydrationPct=0.65'],
    ['/ricette?', '/ricette'],
  ])('%s is the page %s', (requested, page) => {
    expect(target(requested)).toBe(page)
  })

  test('tells pages that anybody can multiply by their query', () => {
    expect(pageAddress('/ricette?cerca=a')).toMatchObject({ hasQuery: true })
    expect(pageAddress('/ricette?utm_source=a')).toMatchObject({ hasQuery: false })
  })

  test.each([
    ['/ricette/', '/ricette'],
    ['//ricette', '/ricette'],
    ['/ricette//12/?a=1', '/ricette/12?a=1'],
    ['//evil.example/', '/evil.example'],
  ])('%s has moved to %s', (requested, location) => {
    expect(target(requested)).toEqual({ kind: 'moved', location })
  })

  test.each(['/immagini/manca.webp', '/favicon.ico', '/a/b.js?v=1', '/index.php'])(
    '%s is a file',
    (requested) => {
      expect(target(requested)).toEqual({ kind: 'file' })
    },
  )

  test('never sends anybody to another site', () => {
    const piece = fc.constantFrom('/', '\\', '.', 'evil.example', 'ricette', '?', '%2f', '@', ':')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const address = pageAddress(`/${pieces.join('')}`)
        if (address.kind !== 'moved') return
        expect(new URL(address.location, 'https://pizza.example').origin).toBe('https://pizza.example')
      }),
      { numRuns: 2000 },
    )
  })

  test('bounds what a tool may be asked', () => {
    const many = Array.from({ length: 500 }, (_, i) => `p${i}=1`).join('&')
    expect((target(`/guida-forno?${many}`) as string).split('&')).toHaveLength(60)
    expect(target(`/guida-forno?a=${'x'.repeat(2001)}&${'n'.repeat(41)}=1`)).toBe('/guida-forno')
  })
})
