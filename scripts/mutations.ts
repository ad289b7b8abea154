import { readFileSync } from 'node:fs'
import * as accounts from '#contracts/accounts/accounts.endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import * as people from '#contracts/users/admin-users.endpoints.ts'

type Change =
  | { file: string; find: string; put: string }
  | { file: string; add: string }
  | { file: string; remove: true }

export interface Mutation {
  breaks: string
  change: Change
  caughtBy: keyof typeof COMMANDS
  /** Expected output of the failing step: a failure for another reason would prove nothing. */
  says: RegExp
}

const vitest = (project: string, ...files: string[]) => ['vitest', 'run', '--project', project, ...files]
const visits = ['playwright', 'test', '--config=tests/visits/playwright.config.ts', '--reporter=list']
const visit = (name: string) => [...visits, '--project=visits-phone', '-g', `ts ${name}( |$)`]

export const COMMANDS = {
  types: ['npm', 'run', '--silent', 'types'],
  lint: ['npm', 'run', '--silent', 'lint'],
  boundaries: ['npm', 'run', '--silent', 'boundaries'],
  unused: ['npm', 'run', '--silent', 'unused'],
  licences: ['npm', 'run', '--silent', 'licences'],
  build: ['node', 'scripts/build.ts'],
  unit: vitest(
    'unit',
    'src/domain/dough/bakers-formula.test.ts',
    'src/domain/dough/full/full-calculator.test.ts',
  ),
  'unit of the colours': vitest('unit', 'src/web/styles'),
  laws: vitest('laws', 'src/domain/improvement'),
  'api on PostgreSQL': vitest('api-postgres', 'src/server/features/accounts/auth.api.test.ts'),
  'proofs on PostgreSQL': [
    ...vitest('api-postgres', 'src/server/features/accounts/proofs/account-proofs.api.test.ts'),
    '-t',
    'every call is open',
  ],
  'guard on PostgreSQL': vitest('api-postgres', 'src/server/features/admin/admin-guard.api.test.ts'),
  'search on PostgreSQL': vitest('api-postgres', 'src/server/features/recipes/recipe-search.db.test.ts'),
  'search on the embedded database': vitest(
    'api-embedded',
    'src/server/features/recipes/recipe-search.db.test.ts',
  ),
  'what readers look for': vitest('api-postgres', 'src/server/features/recipes/golden-queries.db.test.ts'),
  simulation: [...vitest('unit', 'tests/simulation/simulation.test.ts'), '-t', 'keeps its promises'],
  faults: vitest(
    'faults',
    'src/server/db/embedded/write-durability.fault.test.ts',
    'src/server/db/embedded/damaged-files.fault.test.ts',
  ),
  visit: visit('privacy'),
  journey: ['playwright', 'test', '--project=desktop', '--reporter=list', 'keyboard.spec.ts'],
} as const satisfies Record<string, readonly string[]>

export const BUILT: readonly (keyof typeof COMMANDS)[] = ['visit', 'journey']

const LAYOUT = 'src/web/shell/root-layout.tsx'
const MARK = 'whenHydrated(() => performance.mark(HYDRATED_MARK))'
const onEveryPage = (script: string): Change => ({ file: LAYOUT, find: MARK, put: `${MARK}; ${script}` })

const JOBS = 'src/server/jobs/job-engine.ts'
const WATCH = 'src/server/cache/catalogue-watch.ts'
/** Mutations of background work. A fault that a second check also prevents is omitted, because no test can
 * detect it. */
const UNTRUE: readonly (readonly [breaks: string, file: string, find: string, put: string])[] = [
  [
    'a change that no server knows any more counts as none',
    WATCH,
    "return since.length === seen - version ? since : ['everything']",
    'return since',
  ],
  [
    'a change that no entry tells counts as none',
    WATCH,
    "return since.length === seen - version ? since : ['everything']",
    "return [0, seen - version].includes(since.length) ? since : ['everything']",
  ],
  [
    'a look after a write is the one that began before it',
    WATCH,
    'if (running) {',
    'if (running) return running; {',
  ],
  ['a job goes on that is said to be another server’s', JOBS, 'else onLost()\n    } catch', '} catch'],
  [
    'a lease counts from the answer that prolongs it',
    JOBS,
    'Math.max(heldUntil, beatAt + LEASE_MS)',
    'clock.monotonic() + LEASE_MS',
  ],
  [
    'a lease counts from the answer that gives it',
    JOBS,
    'await workOff(job, askedAt)',
    'await workOff(job, clock.monotonic())',
  ],
  ['nobody looks whether a lease is over', JOBS, '\n  guard()\n', '\n'],
  ['a lease is believed in for too long', JOBS, 'LEASE_S * 1000', 'LEASE_S * 1000 + 3000'],
  [
    'a letter leaves though its lease is over',
    'src/server/mail/letter-sender.ts',
    'signal.throwIfAborted()',
    '',
  ],
  [
    'a login leaves the session before it alive',
    'src/server/features/accounts/sessions/sessions.ts',
    'if (old) await repository.end(hashToken(old))',
    'if (old) cookies.clear(reply)',
  ],
]

const PROOFS = 'src/server/features/accounts/proofs/account-proofs.ts'
const CALLS: Readonly<Record<string, Endpoint>> = { ...accounts, ...people }

/** Removes the proof from each call that requires one. The calls come from the table, so new calls are
 * included. */
const UNPROVED = Array.from(
  readFileSync(new URL(`../${PROOFS}`, import.meta.url), 'utf8').matchAll(
    /^ {2}(\w+): (?:again|'proof'|\{ passwordIn: '\w+' \}),$/gm,
  ),
  ([find, name = '']): Mutation => ({
    breaks: `${name} asks for no proof`,
    change: { file: PROOFS, find, put: `  ${name}: 'nothing',` },
    caughtBy: 'proofs on PostgreSQL',
    says: new RegExp(`${CALLS[name]?.method} ${CALLS[name]?.path.replaceAll(/:(\w+)/g, '.$1.')}"`),
  }),
)

export const MUTATIONS: readonly Mutation[] = [
  ...UNPROVED,
  {
    breaks: 'a second factor that nobody asks for',
    change: {
      file: 'src/server/features/accounts/proofs/proof-guard.ts',
      find: "=== 'confirm')",
      put: "=== 'never')",
    },
    caughtBy: 'proofs on PostgreSQL',
    says: /refused to a session without the confirmed second factor/,
  },
  {
    breaks: 'a proof that never grows old',
    change: {
      file: 'src/server/features/accounts/proofs/proof-guard.ts',
      find: 'if (session.isFresh) return',
      put: 'return',
    },
    caughtBy: 'proofs on PostgreSQL',
    says: /refused to a session without a fresh proof/,
  },
  ...UNTRUE.map(
    ([breaks, file, find, put]): Mutation => ({
      breaks,
      change: { file, find, put },
      caughtBy: 'simulation',
      says: /Seed \d+, /,
    }),
  ),
  {
    breaks: 'a number that is a text',
    change: { file: 'src/domain/dough/bakers-formula.ts', add: "export const broken: number = 'x'" },
    caughtBy: 'types',
    says: /bakers-formula\.ts.*not assignable to type 'number'/,
  },
  {
    breaks: 'the network in the domain',
    change: { file: 'src/domain/dough/bakers-formula.ts', add: "export const broken = fetch('/')" },
    caughtBy: 'types',
    says: /Cannot find name 'fetch'/,
  },
  {
    breaks: 'a promise that nobody waits for',
    change: { file: 'src/server/jobs/every-day.ts', add: 'Promise.reject(new Error())' },
    caughtBy: 'lint',
    says: /no-floating-promises/,
  },
  {
    breaks: 'the form of the code',
    change: { file: 'src/server/jobs/every-day.ts', add: 'export  const   broken=1;' },
    caughtBy: 'lint',
    says: /every-day\.ts format/,
  },
  {
    breaks: 'the domain imports the server',
    change: { file: 'src/domain/dough/bakers-formula.ts', add: "import '#server/config/config.ts'" },
    caughtBy: 'boundaries',
    says: /domain-imports/,
  },
  {
    breaks: 'a feature imports another one',
    change: {
      file: 'src/web/features/shop/shop.route.tsx',
      add: "import '../collections/shelf-skeleton.tsx'",
    },
    caughtBy: 'boundaries',
    says: /features-are-strangers/,
  },
  {
    breaks: 'SQL in a route',
    change: { file: 'src/server/features/shop/shop.module.ts', add: "import 'drizzle-orm'" },
    caughtBy: 'boundaries',
    says: /sql-stays-in-repositories/,
  },
  {
    breaks: 'a file that nobody imports',
    change: { file: 'src/domain/dough/nobody.ts', add: 'export const nobody = 1' },
    caughtBy: 'unused',
    says: /nobody\.ts/,
  },
  {
    breaks: 'a package under a licence that nobody has allowed',
    change: { file: 'package-lock.json', find: '"license": "MIT"', put: '"license": "AGPL-3.0-only"' },
    caughtBy: 'licences',
    says: /Not allowed yet: .*AGPL-3\.0-only/,
  },
  {
    breaks: 'a page that does not compile',
    change: { file: 'src/web/shell/footer.tsx', add: 'export const = 1' },
    caughtBy: 'build',
    says: /footer\.tsx/,
  },
  {
    breaks: 'the formula of the dough',
    change: {
      file: 'src/domain/dough/bakers-formula.ts',
      find: 'waterG: flourG * shares.waterShare',
      put: 'waterG: flourG * shares.waterShare * 1.02',
    },
    caughtBy: 'unit',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'a test file that does not load',
    change: { file: 'src/domain/dough/bakers-formula.test.ts', add: "import './nowhere.ts'" },
    caughtBy: 'unit',
    says: /nowhere\.ts/,
  },
  {
    breaks: 'the contrast of a colour',
    change: {
      file: 'src/web/styles/tokens.css',
      find: '--ink-soft: light-dark(#62534a',
      put: '--ink-soft: light-dark(#b0a49c',
    },
    caughtBy: 'unit of the colours',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'a diet that puts in what it takes out',
    change: {
      file: 'content/substitutes.yaml',
      find: 'name: { fs: granella di noci }',
      put: 'name: { fs: granella di pane }',
    },
    caughtBy: 'laws',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'the limit of wrong passwords',
    change: {
      file: 'src/server/features/accounts/limits/attempt-limits.ts',
      find: 'max: 10,',
      put: 'max: 1000,',
    },
    caughtBy: 'api on PostgreSQL',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'who may administer',
    change: {
      file: 'src/server/features/accounts/sessions/sessions.ts',
      find: 'if (!session?.account.isAdmin) {',
      put: 'if (!session?.account) {',
    },
    caughtBy: 'guard on PostgreSQL',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'what readers call otherwise is looked for as they type it',
    change: {
      file: 'src/server/features/recipes/recipe-search.repository.ts',
      find: 'meaningsOf(db, meant, anyOf)',
      put: 'meaningsOf(db, meant, anyOf.slice(anyOf.length))',
    },
    caughtBy: 'what readers look for',
    says: /pommarola: nothing/,
  },
  ...(['search on PostgreSQL', 'search on the embedded database'] as const).map(
    (caughtBy): Mutation => ({
      breaks: 'how alike a mistyped word must be',
      change: {
        file: 'src/server/db/migrations/0001_search.sql',
        find: 'similarity_threshold = 0.2',
        put: 'similarity_threshold = 0.95',
      },
      caughtBy,
      says: /[1-9]\d* failed/,
    }),
  ),
  {
    breaks: 'a write that is confirmed before the disk has it',
    change: {
      file: 'src/server/db/embedded/durable-filesystem.ts',
      find: 'this.fsyncs += 1',
      put: 'this.fsyncs += 0',
    },
    caughtBy: 'faults',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'a check of files that takes every page for whole',
    change: {
      file: 'src/server/db/embedded/page-checksum.ts',
      find: 'page.readUInt16LE(CHECKSUM_AT) === checksumOf(page, number)',
      put: 'page.readUInt16LE(CHECKSUM_AT) !== 0',
    },
    caughtBy: 'faults',
    says: /[1-9]\d* failed/,
  },
  {
    breaks: 'the colour of the paper',
    change: {
      file: 'src/web/styles/tokens.css',
      find: '--flour: light-dark(#fbf5ea',
      put: '--flour: light-dark(#f1e2c8',
    },
    caughtBy: 'visit',
    says: /colours differ by|blocks differ/,
  },
  {
    breaks: 'an accepted screen that is missing',
    change: { file: 'tests/screens/accepted/privacy-390-light.webp', remove: true },
    caughtBy: 'visit',
    says: /no accepted screen/,
  },
  {
    breaks: 'a picture without words',
    change: onEveryPage(
      "document.querySelector('main')?.append(Object.assign(new Image(1, 1), { src: '/favicon.svg' }))",
    ),
    caughtBy: 'visit',
    says: /image-alt/,
  },
  {
    breaks: 'something that comes late and moves the page',
    change: onEveryPage(
      "setTimeout(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })), 100)",
    ),
    caughtBy: 'visit',
    says: /what moved/,
  },
  {
    breaks: 'an error in the console',
    change: onEveryPage("console.error('broken')"),
    caughtBy: 'visit',
    says: /console: broken/,
  },
  {
    breaks: 'an exception in the page',
    change: onEveryPage("queueMicrotask(() => { throw new Error('broken') })"),
    caughtBy: 'visit',
    says: /exception: broken/,
  },
  {
    breaks: 'a request to another site',
    change: onEveryPage("void fetch('https://elsewhere.example/', { mode: 'no-cors' }).catch(() => 0)"),
    caughtBy: 'visit',
    says: /elsewhere\.example/,
  },
  {
    breaks: 'a file that is not there',
    change: onEveryPage("new Image().src = '/immagini/nessuna.webp'"),
    caughtBy: 'visit',
    says: /404 .*nessuna\.webp/,
  },
  {
    breaks: 'a page that asks for what it has come with',
    change: onEveryPage("void fetch('/api/glossary')"),
    caughtBy: 'visit',
    says: /GET \/api\/glossary/,
  },
  {
    breaks: 'a page that is wider than its window',
    change: { file: 'src/web/styles/site.css', add: 'main { min-width: 1600px; }' },
    caughtBy: 'visit',
    says: /width of the page/,
  },
  {
    breaks: 'a page without its language',
    change: { file: LAYOUT, find: '<html lang="it"', put: '<html lang="en"' },
    caughtBy: 'visit',
    says: /Expected: "it"/,
  },
  {
    breaks: 'the focus that cannot be seen',
    change: { file: 'src/web/styles/site.css', add: ':focus-visible { outline: none !important; }' },
    caughtBy: 'journey',
    says: /[1-9]\d* failed/,
  },
]
