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

const mutation = (
  caughtBy: Mutation['caughtBy'],
  breaks: string,
  says: RegExp,
  change: Change,
): Mutation => ({ breaks, change, caughtBy, says })

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
  mutation(
    'proofs on PostgreSQL',
    'a second factor that nobody asks for',
    /refused to a session without the confirmed second factor/,
    {
      file: 'src/server/features/accounts/proofs/proof-guard.ts',
      find: "=== 'confirm')",
      put: "=== 'never')",
    },
  ),
  mutation(
    'proofs on PostgreSQL',
    'a proof that never grows old',
    /refused to a session without a fresh proof/,
    {
      file: 'src/server/features/accounts/proofs/proof-guard.ts',
      find: 'if (session.isFresh) return',
      put: 'return',
    },
  ),
  ...UNTRUE.map(
    ([breaks, file, find, put]): Mutation => ({
      breaks,
      change: { file, find, put },
      caughtBy: 'simulation',
      says: /Seed \d+, /,
    }),
  ),
  mutation('types', 'a number that is a text', /bakers-formula\.ts.*not assignable to type 'number'/, {
    file: 'src/domain/dough/bakers-formula.ts',
    add: "export const broken: number = 'x'",
  }),
  mutation('types', 'the network in the domain', /Cannot find name 'fetch'/, {
    file: 'src/domain/dough/bakers-formula.ts',
    add: "export const broken = fetch('/')",
  }),
  mutation('lint', 'a promise that nobody waits for', /no-floating-promises/, {
    file: 'src/server/jobs/every-day.ts',
    add: 'Promise.reject(new Error())',
  }),
  mutation('lint', 'the form of the code', /every-day\.ts format/, {
    file: 'src/server/jobs/every-day.ts',
    add: 'export  const   broken=1;',
  }),
  mutation('boundaries', 'the domain imports the server', /domain-imports/, {
    file: 'src/domain/dough/bakers-formula.ts',
    add: "import '#server/config/config.ts'",
  }),
  mutation('boundaries', 'a feature imports another one', /features-are-strangers/, {
    file: 'src/web/features/shop/shop.route.tsx',
    add: "import '../collections/shelf-skeleton.tsx'",
  }),
  mutation('boundaries', 'SQL in a route', /sql-stays-in-repositories/, {
    file: 'src/server/features/shop/shop.module.ts',
    add: "import 'drizzle-orm'",
  }),
  mutation('unused', 'a file that nobody imports', /nobody\.ts/, {
    file: 'src/domain/dough/nobody.ts',
    add: 'export const nobody = 1',
  }),
  mutation(
    'licences',
    'a package under a licence that nobody has allowed',
    /Not allowed yet: .*AGPL-3\.0-only/,
    { file: 'package-lock.json', find: '"license": "MIT"', put: '"license": "AGPL-3.0-only"' },
  ),
  mutation('build', 'a page that does not compile', /footer\.tsx/, {
    file: 'src/web/shell/footer.tsx',
    add: 'export const = 1',
  }),
  mutation('unit', 'the formula of the dough', /[1-9]\d* failed/, {
    file: 'src/domain/dough/bakers-formula.ts',
    find: 'waterG: flourG * shares.waterShare',
    put: 'waterG: flourG * shares.waterShare * 1.02',
  }),
  mutation('unit', 'a test file that does not load', /nowhere\.ts/, {
    file: 'src/domain/dough/bakers-formula.test.ts',
    add: "import './nowhere.ts'",
  }),
  mutation('unit of the colours', 'the contrast of a colour', /[1-9]\d* failed/, {
    file: 'src/web/styles/tokens.css',
    find: '--ink-soft: light-dark(#62534a',
    put: '--ink-soft: light-dark(#b0a49c',
  }),
  mutation('laws', 'a diet that puts in what it takes out', /[1-9]\d* failed/, {
    file: 'content/substitutes.yaml',
    find: 'name: { fs: granella di noci }',
    put: 'name: { fs: granella di pane }',
  }),
  mutation('api on PostgreSQL', 'the limit of wrong passwords', /[1-9]\d* failed/, {
    file: 'src/server/features/accounts/limits/attempt-limits.ts',
    find: 'max: 10,',
    put: 'max: 1000,',
  }),
  mutation('guard on PostgreSQL', 'who may administer', /[1-9]\d* failed/, {
    file: 'src/server/features/accounts/sessions/sessions.ts',
    find: 'if (!session?.account.isAdmin) {',
    put: 'if (!session?.account) {',
  }),
  mutation(
    'what readers look for',
    'what readers call otherwise is looked for as they type it',
    /pommarola: nothing/,
    {
      file: 'src/server/features/recipes/recipe-search.repository.ts',
      find: 'meaningsOf(db, meant, anyOf)',
      put: 'meaningsOf(db, meant, anyOf.slice(anyOf.length))',
    },
  ),
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
  mutation('faults', 'a write that is confirmed before the disk has it', /[1-9]\d* failed/, {
    file: 'src/server/db/embedded/durable-filesystem.ts',
    find: 'this.fsyncs += 1',
    put: 'this.fsyncs += 0',
  }),
  mutation('faults', 'a check of files that takes every page for whole', /[1-9]\d* failed/, {
    file: 'src/server/db/embedded/page-checksum.ts',
    find: 'page.readUInt16LE(CHECKSUM_AT) === checksumOf(page, number)',
    put: 'page.readUInt16LE(CHECKSUM_AT) !== 0',
  }),
  mutation('visit', 'the colour of the paper', /colours differ by|blocks differ/, {
    file: 'src/web/styles/tokens.css',
    find: '--flour: light-dark(#fbf5ea',
    put: '--flour: light-dark(#f1e2c8',
  }),
  mutation('visit', 'an accepted screen that is missing', /no accepted screen/, {
    file: 'tests/screens/accepted/privacy-390-light.webp',
    remove: true,
  }),
  mutation(
    'visit',
    'a picture without words',
    /image-alt/,
    onEveryPage(
      "document.querySelector('main')?.append(Object.assign(new Image(1, 1), { src: '/favicon.svg' }))",
    ),
  ),
  mutation(
    'visit',
    'something that comes late and moves the page',
    /what moved/,
    onEveryPage(
      "setTimeout(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' })), 100)",
    ),
  ),
  mutation('visit', 'an error in the console', /console: broken/, onEveryPage("console.error('broken')")),
  mutation(
    'visit',
    'an exception in the page',
    /exception: broken/,
    onEveryPage("queueMicrotask(() => { throw new Error('broken') })"),
  ),
  mutation(
    'visit',
    'a request to another site',
    /elsewhere\.example/,
    onEveryPage("void fetch('https://elsewhere.example/', { mode: 'no-cors' }).catch(() => 0)"),
  ),
  mutation(
    'visit',
    'a file that is not there',
    /404 .*nessuna\.webp/,
    onEveryPage("new Image().src = '/immagini/nessuna.webp'"),
  ),
  mutation(
    'visit',
    'a page that asks for what it has come with',
    /GET \/api\/glossary/,
    onEveryPage("void fetch('/api/glossary')"),
  ),
  mutation('visit', 'a page that is wider than its window', /width of the page/, {
    file: 'src/web/styles/site.css',
    add: 'main { min-width: 1600px; }',
  }),
  mutation('visit', 'a page without its language', /Expected: "it"/, {
    file: LAYOUT,
    find: '<html lang="it"',
    put: '<html lang="en"',
  }),
  mutation('journey', 'the focus that cannot be seen', /[1-9]\d* failed/, {
    file: 'src/web/styles/site.css',
    add: ':focus-visible { outline: none !important; }',
  }),
]
