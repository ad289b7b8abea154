import { expect, test } from 'vitest'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()

const causesOf = ($: Awaited<ReturnType<typeof site.page>>['$']) =>
  textsOf($, 'section[aria-labelledby=cause] h3')

test('the overview draws every symptom and leads to its page', async () => {
  const { $ } = await site.page('/pronto-soccorso')
  const links = $('main li a')
    .toArray()
    .map((link) => [$(link).text(), $(link).attr('href')])
  expect(links).toEqual(SYMPTOMS.map(({ id, name }) => [name, `/pronto-soccorso/${id}`]))
  expect($('main li svg')).toHaveLength(SYMPTOMS.length)
})

test('the overview is narrowed by the words of its address', async () => {
  const { $ } = await site.page('/pronto-soccorso?cerca=chewing+gum')
  expect(textsOf($, 'main h2')).toEqual(['Gommosa', 'Forse anche'])
  expect($('main section section').text()).toContain('Che cosa fare adesso?')
  expect($('main li h3').length).toBeLessThan(SYMPTOMS.length / 3)
  expect($('input[type=search]').attr('value')).toBe('chewing gum')
  const { $: nothing } = await site.page('/pronto-soccorso?cerca=zzzz')
  expect(textsOf(nothing, 'main h2')).toEqual(["Questo difetto non c'è ancora"])
})

test('a symptom says first what to do now, then why, with its drawing in words', async () => {
  const { $ } = await site.page('/pronto-soccorso/cruda-al-centro')
  expect(textsOf($, 'main h1')).toEqual(['Perché la pizza è cruda in mezzo?'])
  expect(textsOf($, 'main h2').slice(0, 3)).toEqual([
    'Che cosa fare adesso?',
    'Due domande',
    'Perché succede',
  ])
  expect($('main header svg').attr('aria-label')).toContain('pasta cruda')
  expect(textsOf($, 'nav[aria-label=Percorso] a')).toEqual(['Pronto soccorso pizza'])
})

test('answers in the address put the causes in order; none is lost, and search engines know one address', async () => {
  const { $: plain } = await site.page('/pronto-soccorso/cruda-al-centro')
  const { $ } = await site.page('/pronto-soccorso/cruda-al-centro?risposte=molto-condimento.niente')
  expect(causesOf($)[0]).toBe("Sopra c'è troppa acqua")
  expect(causesOf($).toSorted()).toEqual(causesOf(plain).toSorted())
  expect($('a[aria-current=true]').text()).toContain('Tanta salsa')
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/pronto-soccorso\/cruda-al-centro$/)
})

test('search engines read the questions that the page answers, and where it stands', async () => {
  const { $ } = await site.page('/pronto-soccorso/gommosa')
  const data = JSON.parse($('script[type="application/ld+json"]').text())
  const [faq, crumbs] = data['@graph']
  expect(faq['@type']).toBe('FAQPage')
  const page = $('main').text()
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(page).toContain(name)
    expect(acceptedAnswer.text.length).toBeGreaterThan(80)
  }
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Pronto soccorso pizza',
    'Gommosa',
  ])
})

test('a symptom that is none is a page that is not there', async () => {
  const { status, $ } = await site.page('/pronto-soccorso/mal-di-denti')
  expect(status).toBe(404)
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
})

test('what a cause gives to read is there, at its anchor', async () => {
  const links = SYMPTOMS.flatMap(({ causes }) => causes.flatMap(({ read }) => read?.to ?? []))
  expect(links.length).toBeGreaterThan(0)
  for (const link of new Set(links)) {
    const [path = '', anchor = ''] = link.split('#')
    const { status, $ } = await site.page(path)
    expect([link, status, anchor === '' || $(`[id="${anchor}"]`).length === 1]).toEqual([link, 200, true])
  }
})

test.each([
  ['/ricette/1', '/pronto-soccorso?ricetta=1'],
  ['/ricette/1?dosi=6', '/pronto-soccorso?ricetta=1&dosi=6'],
  ['/calcolatore-impasto?hydrationPct=0.7', '/pronto-soccorso?impasto=hydrationPct%3D0.7'],
  ['/guida-forno?style=napoletana&oven=home_gas&surface=stone', '/pronto-soccorso'],
])('%s leads to first aid, with what the reader makes', async (path, firstAid) => {
  const { $ } = await site.page(path)
  expect(textsOf($, `main a[href="${firstAid}"]`)).toEqual(['Pronto soccorso pizza'])
})
