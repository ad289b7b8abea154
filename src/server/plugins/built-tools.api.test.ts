import { type CheerioAPI, load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()

async function read(path: string): Promise<CheerioAPI> {
  const { statusCode, body } = await site.get(path, { accept: 'text/html' })
  expect([path, statusCode]).toEqual([path, 200])
  return load(body, { scriptingEnabled: false })
}

function send($: CheerioAPI, action: string, typed: Readonly<Record<string, string>>, button?: string) {
  const form = $(`main form[action="${action}"][method=get]`)
  const sent = new URLSearchParams(form.serialize())
  for (const [name, value] of Object.entries(typed)) {
    expect([name, form.find(`[name="${name}"]:not(:disabled)`).length > 0]).toEqual([name, true])
    sent.set(name, value)
  }
  const pressed = form.find('button[type=submit]').filter((_, one) => !button || $(one).text() === button)
  expect(pressed.length).toBeGreaterThan(0)
  if (button) sent.set(pressed.attr('name') ?? '', pressed.attr('value') ?? '')
  return read(`${action}?${sent}`)
}

const part = (name: string) => `section:has(h2:contains("${name}"), h3:contains("${name}"))`

describe('the full calculator', () => {
  const PAGE = '/calcolatore-impasto'
  const doses = ($: CheerioAPI) => textsOf($, '#dosi table tr')

  test('is a form: the server weighs what is sent, by whatever button, and says what is wrong', async () => {
    const six = await send(await read(PAGE), PAGE, { servings: '6', hydrationPct: '65,5' })
    expect(doses(six)).toContainEqual(expect.stringMatching(/^Acqua.*65,5%/))
    expect(six('#dosi').text()).toContain('6 panetti')
    const pan = { shape: 'pan', panLengthCm: '40', panWidthCm: 'trenta' }
    const wrong = await send(six, PAGE, pan)
    expect(wrong('main').text()).toContain('Inserisci una misura da 1 a 200 cm')
    expect(wrong('[name=panWidthCm]').val()).toBe('trenta')
    const sicilian = await send(wrong, PAGE, { panWidthCm: '30' }, 'Siciliana')
    expect(doses(sicilian)).toContainEqual(expect.stringMatching(/^Olio.*3,5%/))
    expect(sicilian('#dosi').text()).toContain('6 teglie 40 x 30 cm da 660 g')
    const flour = await send(sicilian, PAGE, { haveFlourG: '1500' }, 'Usa tutta la farina')
    expect(doses(flour)).toContainEqual(expect.stringMatching(/^Farina.*1500 g/))
    const planned = await send(flour, PAGE, { bakeAt: '2026-11-28T20:00' })
    expect(planned(part('Quando vuoi infornare?')).text()).toMatch(/20:00\s*Inforna/)
  })

  test('estimates yeast, water and flour beside its first doses, and leads to their nutrition', async () => {
    const $ = await read(PAGE)
    expect(textsOf($, '#dosi fieldset label')).toEqual([
      'Regola semplice panetti da 212 g, lievito 0,18 g',
      'Usa la stima panetti da 250 g, lievito 0,4 g consigliata',
    ])
    expect($('#stima').text()).toContain('0,4 g per 603 g di farina, 4 panetti da 250 gi modelli vanno da')
    expect(textsOf($, '#stima table tr')).toEqual([
      'Stima: la mediana delle fonti0,4 g',
      'Regola semplice, per 511 g di farina0,18 g',
      'Tabella di TXCraig10,4 g',
      'Formula Japi 20,3 g',
      'Formula Japi 10,4 g',
    ])
    expect($('#stima').text()).toContain('Quanto può sbagliare')
    expect($(part('Consigli')).text()).toContain(
      'In estate riduci il lievito del 20%, in inverno aumentalo del 10%.',
    )
    expect($('#stima ol[aria-label="Fasi della lievitazione"] > li')).toHaveLength(3)
    expect($(part("Temperatura dell'acqua")).text()).toContain("24 °C per 322 g d'acqua")
    expect($(part('Forza della farina')).text()).toContain('W 290–380')
    expect($('main a:contains("Calcola nutrizione")').attr('href')).toMatch(
      /^\/calcolatore-nutrizione\?(.*&)?i=farina-00/,
    )
  })

  test('takes a style by its link, marks it, and says when there is none', async () => {
    const $ = await read(`${PAGE}?preset=napoletana`)
    const styles = part('Parti da uno stile')
    expect(textsOf($, `${styles} button`)).toEqual(DOUGH_PRESETS.map(({ name }) => name))
    expect(textsOf($, `${styles} [aria-pressed=true]`)).toEqual(['Napoletana'])
    expect(doses($)).toContainEqual(expect.stringMatching(/^Acqua.*62%/))
    expect($(styles).text()).not.toContain('Passa a')
    const round = await read(`${PAGE}?preset=siciliana`)
    expect(round('#dosi').text()).toContain('4 panetti da 389 g')
    expect(round(styles).text()).toContain('La siciliana si cuoce in teglia.')
    const tray = await send(round, PAGE, {}, 'Passa a 1 teglia 40 × 30')
    expect(tray('#dosi').text()).toContain('1 teglia 40 x 30 cm da 660 g')
    const back = await send(tray, PAGE, {}, 'Romana tonda')
    expect(back(styles).text()).toContain('La romana è tonda.Passa a 4 pizze da 30 cm')
    const unknown = await read(`${PAGE}?preset=hawaii`)
    expect(unknown(`${styles} [role=alert]`).text()).toContain('Lo stile «hawaii» non esiste')
  })

  test('prints an address that opens this very dough', async () => {
    const $ = await read(`${PAGE}?servings=12&prefermentEnabled=true`)
    const address = $('p:contains("Questo impasto:") span').first().text()
    expect(address).toMatch(/\/calcolatore-impasto\?servings=12&prefermentEnabled=true$/)
    const opened = await read(address.slice(address.indexOf('/')))
    expect(doses(opened)).toEqual(doses($))
    expect(doses($).length).toBeGreaterThan(4)
  })

  test('says of a biga whose yeast does not fit its hours, beside the doses and in the plan', async () => {
    const biga =
      'prefermentEnabled=true&prefermentFlourPct=0.5&prefermentHydrationPct=0.5&bakeAt=2026-12-05T20:00'
    const words = "questa biga vuole lievito fresco per l'1% della sua farina"
    const $ = await read(`${PAGE}?${biga}`)
    expect($('#dosi').text()).toContain(words)
    expect($(part('Quando vuoi infornare?')).text()).toContain(words)
    const estimated = await read(`${PAGE}?${biga}&yeastByEstimate=true`)
    expect(estimated(part('Quando vuoi infornare?')).text()).not.toContain(words)
    expect(doses(estimated)).toContainEqual(expect.stringMatching(/^Lievito secco istantaneo.*0,8 g/))
  })
})

describe('the oven guide', () => {
  const PAGE = '/guida-forno'

  test('is a form: the server offers the surfaces of a style, and computes', async () => {
    const chosen = await send(await read(PAGE), PAGE, { style: 'napoletana', oven: 'home_electric' })
    expect(textsOf(chosen, '[name=surface] option').slice(1)).toEqual([
      'Ripiano o teglia rovesciata',
      'Pietra refrattaria',
      "Piastra d'acciaio",
      'Teglia da forno',
    ])
    const $ = await send(chosen, PAGE, { surface: 'stone', maxTemp: '250' })
    expect($('[aria-label=Risultato]').text()).toContain('250 °C')
  })

  test('says what a link asks for and it does not have', async () => {
    const $ = await read(`${PAGE}?style=fritta&oven=home_gas`)
    expect($('main [role=alert]').text()).toContain('«fritta»: il link chiede una scelta')
  })
})

describe('on the home page', () => {
  test('the converter begins with an example in every unit, and says how long things take', async () => {
    const $ = await read('/')
    for (const [name, amount, units, results] of [
      ['Peso', '100', ['Chilogrammi', 'Once', 'Libbre'], ['0,10', '3,53', '0,22']],
      ['Volume', '250', ['Litri', 'Tazze', 'Cucchiai', 'Cucchiaini'], ['0,25', '1,06', '16,91', '50,72']],
      ['Temperatura', '180', ['Fahrenheit'], ['356,00']],
    ] as const) {
      const panel = `#convertitore section:has(> h3:contains("${name}"))`
      expect($(`${panel} input`).val()).toBe(amount)
      expect([textsOf($, `${panel} dt`), textsOf($, `${panel} dd`)]).toEqual([units, results])
    }
    for (const time of ['8-12 ore', '24-48 ore', '60-90 secondi', '8-12 minuti', '20-30 minuti'])
      expect($('#convertitore').text()).toContain(time)
  })

  test('five ingredients say what they bring, with four tips', async () => {
    const $ = await read('/')
    expect($('#nutrizione article button')).toHaveLength(5)
    expect($('#nutrizione aside:contains("Consigli") li')).toHaveLength(4)
    const mozzarella = $('#nutrizione article:contains("Mozzarella")')
    expect(mozzarella.find('[aria-label="Proteine, parte di un giorno"]').attr('aria-valuenow')).toBe('33') // 16.5 of 50 g
  })
})

test('an ingredient has its pairings by its button, and several are judged together', async () => {
  const PAGE = '/abbinamenti-ingredienti'
  const paired = await send(await read(PAGE), PAGE, {}, 'Zucca')
  expect(textsOf(paired, 'h2, h3')).toContain('Con zucca stanno bene')
  const judged = await send(await read(`${PAGE}?scheda=analisi&con=zucca`), PAGE, {}, 'Salsiccia')
  expect(textsOf(judged, 'h2, h3')).toContain('Compatibilità')
})

test('the search over everything is a form that answers with numbers and places', async () => {
  const number = await send(await read('/cerca'), '/cerca', { q: '180 gradi in fahrenheit' })
  expect(number('main').text()).toMatch(/180\s°C\s=\s356\s°F/)
  const word = await send(number, '/cerca', { q: 'biga' })
  expect(
    word(`${part('Glossario')} a`)
      .first()
      .attr('href'),
  ).toBe('/glossario#biga')
})

test('the list of recipes is a form whose fields join, and goes on by a link', async () => {
  const easy = await read('/ricette?difficolta=facile')
  expect(easy('select[name=difficolta]').val()).toBe('facile')
  const focaccia = await send(easy, '/ricette', { categoria: 'Focaccia' })
  expect(focaccia('select[name=difficolta]').val()).toBe('facile')
  const vegan = await send(focaccia, '/ricette', { difficolta: '', dieta: 'vegana' })
  expect(vegan('a[aria-label="Togli il filtro: Vegana"]')).toHaveLength(1)
  expect(vegan('article').first().text()).toContain('Focaccia')
  const more = (await read('/ricette'))('a:contains("Mostra altre")').attr('href') ?? ''
  expect((await read(more))('article')).toHaveLength(48)
})

test('what works without a network can be read with one, and is not called a missing page', async () => {
  const $ = await read('/senza-rete')
  expect(textsOf($, 'h1')).toEqual(['Che cosa funziona senza rete'])
  expect($('main').text()).not.toMatch(/non arrivava|non è sul tuo dispositivo/)
  expect($('button:contains("Riprova")')).toHaveLength(0)
  expect($('main a:contains("Guida al forno")').attr('href')).toBe('/guida-forno')
})
