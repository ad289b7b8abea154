import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_SEARCH } from '#domain/site-search/search-document.ts'
import { mayBeKept, pageAddress } from './page-address.ts'

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
    ['/ricette/12?cucina=2&dosi=6&utm_source=x', '/ricette/12?dosi=6'],
    ['/ricette/abc?dosi=6', '/ricette/abc'],
    ['/calcolatore-impasto?hydrationPct=0.65&gclid=1', '/calcolatore-impasto?hydrationPct=0.65'],
    ['/ricette?', '/ricette'],
  ])('%s is the page %s', (requested, page) => {
    expect(target(requested)).toBe(page)
  })

  test('a very long question is cut, as its page cuts it', () => {
    expect(target(`/cerca?q=${'a'.repeat(3000)}`)).toBe(`/cerca?q=${'a'.repeat(LONGEST_SEARCH)}`)
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

  const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
  test.each(['/pippo.html', '/storia.pizza', '/immaginidopo.webp'])(
    '%s is a page for who goes there, and a file for programs',
    (requested) => {
      expect(pageAddress(requested, NAVIGATION)).toMatchObject({ kind: 'page', target: requested })
      expect(pageAddress(requested, 'image/avif,image/webp,*/*;q=0.8')).toEqual({ kind: 'file' })
      expect(pageAddress(requested, '*/*')).toEqual({ kind: 'file' })
    },
  )
  test.each(['/immagini/manca.webp', '/assets/vecchio-123.js', '/icone/manca.png'])(
    '%s is a file for everybody',
    (requested) => {
      expect(pageAddress(requested, NAVIGATION)).toEqual({ kind: 'file' })
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

describe('mayBeKept', () => {
  test.each([
    '/',
    '/?utm_source=lettera',
    '/ricette?cerca=funghi&pagina=2',
    '/ricette/12?fbclid=x',
    '/glossario?cerca=biga',
    '/lista-spesa',
    '/calcolatore-impasto?utm_source=x',
  ])('%s is the same for everybody', (address) => {
    expect(mayBeKept(address)).toBe(true)
  })

  test.each([
    '/calcolatore-impasto?name=Segreta&servings=3',
    '/guida-forno?style=romana',
    '/lista-spesa?ricette=1,2',
    '/?pizza=napoletana',
    '/ricette?cerca=a&token=x',
    '/ricette?altro',
    '/ricette/12?porzioni=6',
    '/ricette??token=x',
    '/reimposta-password?token=x',
    '/reimposta-password',
    '/verifica-completata?token=x',
    '/errore-verifica?token=x',
    '/conferma-indirizzo?token=x',
    '/annulla-cambio-indirizzo?token=x',
    '/newsletter/conferma?token=x',
    '/newsletter/disiscrizione?token=x',
    '/auth',
    '/profilo',
    '/admin',
    '/admin?scheda=ricette',
    '/admin/anteprima/3',
  ])('%s leaves no copy', (address) => {
    expect(mayBeKept(address)).toBe(false)
  })
})
