import { expect, test } from 'vitest'
import { HELP, parseCommand, UsageError } from './parse-command.ts'

test.each([
  [['aiuto'], { name: 'aiuto' }],
  [['--help'], { name: 'aiuto' }],
  [['crea-amministratore', 'a@b.it'], { name: 'crea-amministratore', email: 'a@b.it' }],
  [['reimposta-password', 'a@b.it'], { name: 'reimposta-password', email: 'a@b.it', isPrinted: false }],
  [
    ['reimposta-password', '--stampa', 'a@b.it'],
    { name: 'reimposta-password', email: 'a@b.it', isPrinted: true },
  ],
  [['togli-secondo-fattore', 'a@b.it'], { name: 'togli-secondo-fattore', email: 'a@b.it' }],
  [['importa', 'ricette'], { name: 'importa', kind: 'recipe', from: 'sources' }],
  [['importa', 'pizzerie'], { name: 'importa', kind: 'pizzeria', from: 'sources' }],
  [['importa', 'https://a.it/x'], { name: 'importa', kind: 'recipe', from: { page: 'https://a.it/x' } }],
  [
    ['importa', 'https://a.it/x', '--pizzerie'],
    { name: 'importa', kind: 'pizzeria', from: { page: 'https://a.it/x' } },
  ],
  [['importa', 'a.it', '--fonte'], { name: 'importa', kind: 'recipe', from: { source: 'a.it' } }],
  [
    ['importa', '--fonte', 'https://a.it/x', '--pizzerie'],
    { name: 'importa', kind: 'pizzeria', from: { source: 'https://a.it/x' } },
  ],
  [['backup', 'x.gz'], { name: 'backup', file: 'x.gz' }],
  [['ripristina', 'x.gz', '--conferma'], { name: 'ripristina', file: 'x.gz' }],
])('%j is understood', (argv, command) => {
  expect(parseCommand(argv)).toEqual(command)
})

test.each([
  [[], /Manca il comando/],
  [['cancella'], /Comando sconosciuto: cancella/],
  [['capo@example.it'], /Comando sconosciuto/],
  [['crea-amministratore'], /Manca un argomento: EMAIL/],
  [['crea-amministratore', 'nessuno'], /nessuno non è un indirizzo e-mail/],
  [['crea-amministratore', 'a@b.it', 'c@d.it'], /Argomento di troppo: c@d.it/],
  [['crea-amministratore', 'a@b.it', '--forza'], /Opzione sconosciuta: --forza/],
  [['crea-amministratore', 'a@b.it', '-x'], /Opzione sconosciuta: -x/],
  [['importa', 'ricette', '--pizzerie'], /si usano con un indirizzo/],
  [['importa', 'file:///etc/passwd'], /non è una fonte/],
  [['importa', 'tutto'], /non è una fonte/],
  [['importa', 'ricette', '--fonte'], /si usano con un indirizzo/],
  [['ripristina', 'x.gz'], /aggiungi --conferma/],
  [['ripristina', '--conferma'], /Manca un argomento: FILE/],
])('%j is refused in words', (argv, message) => {
  expect(() => parseCommand(argv)).toThrow(UsageError)
  expect(() => parseCommand(argv)).toThrow(message)
})

test('the help names every command', () => {
  for (const name of [
    'crea-amministratore',
    'reimposta-password',
    'togli-secondo-fattore',
    'importa',
    'backup',
    'ripristina',
    'verifica',
    'aiuto',
  ])
    expect(HELP).toContain(name)
})
