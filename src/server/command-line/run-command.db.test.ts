import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'
import { hashToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { passkeysRepository } from '#server/features/accounts/passkeys/passkeys.repository.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { isPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { secondFactorsRepository } from '#server/features/accounts/second-factor/second-factors.repository.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { testSmtpServer } from '#tests/support/smtp-server.ts'
import { pizzeriaPage, recipePage, stubSite } from '#tests/support/stub-site.ts'
import { closedDatabase, testOnPostgres } from '#tests/support/test-database.ts'
import { runCommand } from './run-command.ts'

let directory: string
let site: Awaited<ReturnType<typeof closedDatabase>>
beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-command-'))
  site = await closedDatabase()
})
afterEach(async () => {
  await site.drop()
  fs.rmSync(directory, { recursive: true, force: true })
})

async function run(argv: string[], env: Record<string, string> = {}) {
  const out: string[] = []
  const err: string[] = []
  const { databaseUrl, dataDir } = site.options
  const code = await runCommand(
    argv,
    {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://pizza.example',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

async function inside<T>(look: (db: Database) => Promise<T>): Promise<T> {
  const opened = await site.open()
  try {
    return await look(opened.db)
  } finally {
    await opened.close()
  }
}
const accountOf = (email: string) => inside((db) => usersRepository(db).byEmail(email))
const register = (email: string) =>
  inside((db) => usersRepository(db).create({ username: 'anna', email, name: 'Anna', passwordHash: 'x' }))
const tokenIn = (text: string) =>
  /https:\/\/pizza\.example\/reimposta-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''

test('help is help, and what is not understood says so with code 2', async () => {
  expect(await run(['aiuto'])).toMatchObject({ code: 0, out: expect.stringContaining('crea-amministratore') })
  expect(await run(['vola'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Comando sconosciuto: vola'),
  })
  expect((await run(['crea-amministratore', 'a@b.it'], { PORT: 'x' })).err).toMatch(/PORT deve essere/)
})

testOnPostgres(
  'makes an administrator: of somebody, with a password, or with a link to choose one',
  async () => {
    await register('anna@example.it')
    expect(await run(['crea-amministratore', 'anna@example.it'])).toEqual({
      code: 0,
      out: "anna@example.it (anna) è amministratore. Attenzione: l'indirizzo non è ancora verificato.",
      err: '',
    })
    expect(await accountOf('anna@example.it')).toMatchObject({ isAdmin: true })

    const password = 'la chiave del forno'
    expect((await run(['crea-amministratore', 'capo@example.it'], { ADMIN_PASSWORD: password })).code).toBe(0)
    const boss = await accountOf('capo@example.it')
    expect(boss?.isAdmin).toBe(true)
    expect(await isPassword(password, boss?.passwordHash)).toBe(true)

    const entries = () => inside((db) => db.execute(sql`select action, after from audit_log order by id`))
    expect((await entries()).rows).toMatchObject([
      { action: 'user.promoted', after: { isAdmin: true } },
      { action: 'user.created', after: { isAdmin: true, username: 'admin' } },
    ])

    const { code, out } = await run(['crea-amministratore', 'vice@example.it'])
    expect(code).toBe(0)
    const owner = await inside((db) => credentialsRepository(db).reset(hashToken(tokenIn(out)), 'chosen'))
    expect(owner?.account).toMatchObject({ email: 'vice@example.it' })
  },
)

testOnPostgres('resets a password: sessions end, earlier links die, the new one works once', async () => {
  const account = await register('anna@example.it')
  const { id } = account
  await inside((db) => sessionsRepository(db).create('hash', account, 3600))
  const first = await run(['reimposta-password', 'anna@example.it'])
  const second = await run(['reimposta-password', 'ANNA@example.it', '--stampa'])
  expect([first.code, second.code]).toEqual([0, 0])
  await inside(async (db) => {
    expect(await sessionsRepository(db).find('hash')).toBeUndefined()
    const reset = (text: string) => credentialsRepository(db).reset(hashToken(tokenIn(text)), 'new')
    expect(await reset(first.out)).toBeUndefined()
    expect(await reset(second.out)).toMatchObject({ account: { id } })
    expect(await reset(second.out)).toBeUndefined()
    const { rows } = await db.execute(sql`select action, before, after from audit_log order by id`)
    const action = 'user.sessions_ended'
    expect(rows).toEqual([
      { action, before: { sessions: 1 }, after: { sessions: 0 } },
      { action, before: null, after: { sessions: 0 } },
    ])
  })
  expect(await run(['reimposta-password', 'nessuno@example.it'])).toMatchObject({
    code: 1,
    err: 'Nessuno è registrato come nessuno@example.it.',
  })
})

testOnPostgres(
  'takes a lost second factor away: sessions end, a letter waits, and twice is once',
  async () => {
    const account = await register('anna@example.it')
    await inside(async (db) => {
      await sessionsRepository(db).create('hash', account, 3600)
      const factors = secondFactorsRepository(db)
      await factors.begin(account.id, 'SECRET')
      await factors.confirm(account.id, { secret: 'SECRET', step: 1, codes: ['ONE', 'TWO'] })
      const passkey = { credentialId: 'c', publicKey: 'k', counter: 0, transports: [], name: 'Telefono' }
      await passkeysRepository(db).add(account.id, passkey)
    })
    const removed = await run(['togli-secondo-fattore', 'anna@example.it'])
    expect([removed.code, removed.out]).toEqual([0, expect.stringContaining('sessioni chiuse')])
    await inside(async (db) => {
      expect(await sessionsRepository(db).find('hash')).toBeUndefined()
      expect(await secondFactorsRepository(db).of(account.id)).toEqual({
        hasTotp: false,
        hasPasskey: false,
        totpSince: null,
        recoveryCodesLeft: 0,
      })
      const letters = await db.execute(sql`select kind from waiting_letters`)
      expect(letters.rows).toEqual([{ kind: 'factors_removed' }])
      const { rows } = await db.execute(sql`
      select before, after from audit_log where action = 'user.second_factor_removed'`)
      expect(rows).toEqual([
        { before: { passkeys: 1, hasTotp: true }, after: { passkeys: 0, hasTotp: false } },
      ])
    })
    const again = await run(['togli-secondo-fattore', 'anna@example.it'])
    expect([again.code, again.out]).toEqual([0, 'anna@example.it non ha passkey né app dei codici.'])
  },
)

testOnPostgres('sends the link where there is a mail server, and says when it could not', async () => {
  await register('anna@example.it')
  const smtp = await testSmtpServer()
  try {
    const sent = await run(['reimposta-password', 'anna@example.it'], { SMTP_URL: smtp.url })
    expect([sent.code, tokenIn(sent.out)]).toEqual([0, ''])
    expect(smtp.received.map(({ to }) => to)).toEqual([['anna@example.it']])
    smtp.refuseNext(1, 550)
    const refused = await run(['reimposta-password', 'anna@example.it'], { SMTP_URL: smtp.url })
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("L'e-mail non è partita")])
  } finally {
    await smtp.close()
  }
})

testOnPostgres('imports a page, and all active sources, into the review queue', async () => {
  const stub = await stubSite()
  const env = { IMPORT_ALLOWED_HOSTS: stub.host }
  const queue = () =>
    inside(async (db) => (await db.execute(sql`select kind, key from import_entries order by id`)).rows)
  try {
    stub.pages.set('/una', { body: recipePage('Una') })
    stub.pages.set('/forno', { body: pizzeriaPage('Forno') })
    const recipe = await run(['importa', stub.url('/una')], env)
    const place = await run(['importa', stub.url('/forno'), '--pizzerie'], env)
    expect([recipe.code, place.code]).toEqual([0, 0])
    expect(await queue()).toEqual([
      { kind: 'recipe', key: stub.url('/una') },
      { kind: 'pizzeria', key: stub.url('/forno') },
    ])
    expect(await run(['importa', stub.url('/guasto')], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Il sito ha risposto'),
    })
    expect(await run(['importa', 'http://127.0.0.1/'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('rete privata'),
    })

    stub.pages.set('/due', { body: recipePage('Due') })
    await inside((db) =>
      db.execute(
        sql`insert into import_sources (kind, type, url) values ('recipe', 'page', ${stub.url('/due')})`,
      ),
    )
    const all = await run(['importa', 'ricette'], env)
    expect([all.code, all.out]).toEqual([
      0,
      'Indirizzi letti: 1. Da approvare: 1 nuove voci e 0 cambiate. Errori: 0.',
    ])
    expect(await queue()).toHaveLength(3)
    expect((await run(['importa', 'pizzerie'], env)).out).toContain('Nessuna fonte attiva')
  } finally {
    await stub.close()
  }
})

testOnPostgres(
  'imports one source alone, and none that is switched off or while another run waits',
  async () => {
    const stub = await stubSite()
    const one = (name: string) => run(['importa', name, '--fonte'], { IMPORT_ALLOWED_HOSTS: stub.host })
    try {
      for (const path of ['/una', '/due']) stub.pages.set(path, { body: recipePage(path) })
      await inside((db) =>
        db.execute(sql`
        insert into import_sources (kind, type, url, is_enabled) values ('recipe', 'page', ${stub.url('/una')}, true),
          ('recipe', 'page', ${stub.url('/due')}, true), ('recipe', 'page', ${stub.url('/spenta')}, false)`),
      )
      expect(await one('/due')).toMatchObject({
        code: 0,
        out: 'Indirizzi letti: 1. Da approvare: 1 nuove voci e 0 cambiate. Errori: 0.',
      })
      expect(await one('spenta')).toMatchObject({
        code: 1,
        err: `La fonte ${stub.url('/spenta')} non è attiva: attivala nel pannello, poi riprova.`,
      })
      await inside(async (db) => {
        const { rows } = await db.execute(sql`select key from import_entries`)
        expect(rows).toEqual([{ key: stub.url('/due') }])
        await db.execute(
          sql`insert into import_runs (kind, state, trigger) values ('recipe', 'waiting', 'manual')`,
        )
      })
      expect(await one('/due')).toMatchObject({
        code: 1,
        err: "Un'altra lettura delle ricette è in corso o aspetta: riprova quando è finita.",
      })
    } finally {
      await stub.close()
    }
  },
)

test('verifies and saves only a database of this version, and makes or changes none', async () => {
  const nowhere = path.join(directory, 'nuova')
  const file = path.join(directory, 'copia.gz')
  for (const command of [['verifica'], ['backup', file]]) {
    const none = await run(command, { DATA_DIR: nowhere, DATABASE_URL: '' })
    expect(none).toEqual({ code: 1, out: '', err: `In ${nowhere} non c'è un database: controlla DATA_DIR.` })
  }
  expect(fs.existsSync(nowhere)).toBe(false)

  await inside(async (db) => {
    for (const column of ['host', 'place'])
      await db.execute(sql`alter table pizza_nights drop column ${sql.identifier(column)}`)
    await db.execute(sql`delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
  })
  for (const command of [['verifica'], ['backup', file], ['verifica']])
    expect(await run(command)).toMatchObject({ code: 1, err: expect.stringMatching(/versione precedente/) })
  expect(fs.existsSync(file)).toBe(false)
  await inside(async () => undefined) // as the site opens it, which brings it up to date
  expect(await run(['backup', file])).toMatchObject({ code: 0 })
})

test('backs up and restores', async () => {
  await register('anna@example.it')
  const file = path.join(directory, 'copia.gz')
  expect((await run(['backup', file])).out).toMatch(/^Copia salvata in .*Contiene dati personali/)
  expect((await run(['backup', file])).err).toMatch(/esiste già/)
  await inside((db) => db.execute(sql`delete from users`))
  expect((await run(['ripristina', file])).code).toBe(2)
  expect(await accountOf('anna@example.it')).toBeUndefined()
  const restored = await run(['ripristina', file, '--conferma'])
  expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Ripristinata la copia')])
  expect(await accountOf('anna@example.it')).toMatchObject({ name: 'Anna' })
  fs.writeFileSync(file, 'rotto')
  expect(await run(['ripristina', file, '--conferma'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^La copia è danneggiata: il contenuto non è un file compresso, .* usa un'altra copia\.$/,
    ),
  })
})

test.runIf(process.env.TEST_DATABASE === 'embedded')('says who has the database open', async () => {
  const running = await site.open()
  try {
    const { code, err } = await run(['crea-amministratore', 'anna@example.it'])
    expect(code).toBe(1)
    expect(err).toContain(`già in uso dal processo ${process.pid}`)
    expect(err).toContain('se è il sito, fermalo')
  } finally {
    await running.close()
  }
})

test('verifies that the database is as the program expects it, and that pictures are there', async () => {
  const wellOut = "Il database ha tutto ciò che il programma si aspetta, e ogni immagine mostrata c'è."
  expect(await run(['verifica'])).toEqual({ code: 0, out: wellOut, err: '' })
  await inside(async (db) => {
    await db
      .insert(recipes)
      .values([
        newRecipe(1, 'Senza file', { imageUrl: '/immagini/nessuna-960.webp' }),
        newRecipe(2, 'Caricata a metà', { imageUrl: '/immagini/caricate/abc-960.webp' }),
      ])
    const [file, content] = ['960.webp', Buffer.from('x')]
    await db
      .insert(pictureFiles)
      .values({ picture: 'abc', file, content, createdAt: new Date('2026-03-05T11:00:00Z') })
  })
  const pictures = await run(['verifica'])
  expect([pictures.code, pictures.err.split('\n')]).toEqual([
    1,
    [
      'La verifica ha trovato:',
      '  - «Senza file»: manca il file /immagini/nessuna-960.webp',
      "  - «Caricata a metà»: l'immagine caricata non ha 480.avif, 480.webp, 720.avif, 720.webp, 960.avif, og.jpg",
    ],
  ])
  await inside((db) => db.execute(sql`delete from recipes`))
  const unused = await run(['verifica'])
  expect([unused.code, unused.err, unused.out.split('\n')]).toEqual([
    0,
    '',
    [
      wellOut,
      'Immagini caricate che nessuna ricetta e nessun prodotto mostra (il sito le toglie 30 giorni dopo il caricamento):',
      '  - /immagini/caricate/abc-960.webp, caricata il 5 marzo 2026',
    ],
  ])
  await inside(async (db) => {
    await db.execute(sql`drop table recipe_notes`)
    await db.execute(sql`drop index audit_log_actor_index`)
    await db.execute(sql`alter table users drop column name`)
    await db.execute(sql`alter table ratings alter column rating drop not null`)
  })
  expect((await run(['verifica'])).err.split('\n').slice(1).toSorted()).toEqual([
    "  - manca l'indice audit_log_actor_index sulla tabella audit_log",
    '  - manca la colonna users.name',
    '  - manca la tabella recipe_notes',
    '  - non è come dovrebbe la colonna ratings.rating',
  ])
})

test('refuses a database that a newer version has changed', async () => {
  await inside((db) =>
    db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.UTC(2100, 0)})`,
    ),
  )
  expect(await run(['verifica'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Il database è di una versione più nuova di Cornicione'),
  })
})
