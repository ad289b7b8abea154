/**
 * Proves that the tests can fail: breaks one thing at a time in a copy of the repository and expects the right step to
 * say so. First each step must pass in the copy as it is. `npm run prove-checks [-- PATTERN]` takes only the mutations
 * whose description or step the pattern matches.
 */
import { execFileSync, spawn } from 'node:child_process'
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from './free-ports.ts'
import { BUILT, COMMANDS, MUTATIONS, type Mutation } from './mutations.ts'
import { temporaryDirectory } from './run-steps.ts'

type Step = keyof typeof COMMANDS

const root = fileURLToPath(new URL('../', import.meta.url))
const pattern = new RegExp(process.argv[2] ?? '')
const temporary = await temporaryDirectory()
const copy = join(temporary.path, 'copy')
// What a run of all steps has made for the repository is not made from what is broken in the copy.
const { KNOWLEDGE_IS_BUILT: _knowledge, TEST_TEMPLATES: _templates, ...inherited } = process.env
const env = {
  ...inherited,
  PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`,
  TMPDIR: temporary.path,
  E2E_PORT: String(await freePorts(12)),
  PROOF: '1', // only the proof compares screens
}

/** The files of the repository as they are now, with packages of its own: tools keep their caches beside them. */
async function makeCopy() {
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of list.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file)).catch(() => undefined) // the file is deleted but still in the index
  }
  // Linked, not copied: half a gigabyte. What tools write there is left out, or they would write into the original.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')])
  await rm(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
  for (const cache of ['.vite', '.vite-temp', '.vitest'])
    await rm(join(copy, 'node_modules', cache), { recursive: true, force: true })
}

function run([command = '', ...args]: readonly string[]) {
  return new Promise<{ isGood: boolean; output: string }>((resolve) => {
    const child = spawn(command, args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.on('close', (code) => resolve({ isGood: code === 0, output }))
  })
}

async function runStep(step: Step) {
  if (BUILT.includes(step)) {
    const built = await run(COMMANDS.build)
    if (!built.isGood) return built
  }
  return run(COMMANDS[step])
}

async function apply({ change }: Mutation): Promise<() => Promise<void>> {
  const path = join(copy, change.file)
  const before = await readFile(path).catch(() => undefined)
  if ('remove' in change) await rm(path)
  else if ('add' in change) await appendFile(path, `\n${change.add}\n`)
  else {
    const text = String(before)
    if (!text.includes(change.find)) throw new Error(`${change.file} does not hold: ${change.find}`)
    await writeFile(
      path,
      text.replace(change.find, () => change.put),
    )
  }
  return () => (before ? writeFile(path, before) : rm(path))
}

const lastLines = (output: string) => output.split('\n').slice(-25).join('\n')

/** What is wrong with the step's answer, empty when it noticed. */
async function prove(mutation: Mutation): Promise<string> {
  const restore = await apply(mutation)
  const { isGood, output } = await runStep(mutation.caughtBy)
  await restore()
  if (isGood) return 'the step passes'
  return mutation.says.test(output)
    ? ''
    : `the step fails without saying ${mutation.says}:\n${lastLines(output)}`
}

await makeCopy()
const chosen = MUTATIONS.filter(({ breaks, caughtBy }) => pattern.test(`${caughtBy}: ${breaks}`))
const failures: string[] = []
for (const step of new Set(chosen.map(({ caughtBy }) => caughtBy))) {
  const { isGood, output } = await runStep(step)
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${step} passes when nothing is broken`)
  if (!isGood) failures.push(`${step} does not pass: ${lastLines(output)}`)
}
for (const mutation of chosen) {
  const trouble = await prove(mutation)
  console.log(`${trouble === '' ? 'ok    ' : 'FAILED'} ${mutation.caughtBy} notices: ${mutation.breaks}`)
  if (trouble !== '') failures.push(`${mutation.breaks}: ${trouble}`)
}
await temporary.remove()
for (const failure of failures) console.log(`\n${failure}`)
console.log(`\n${chosen.length} mutations, ${failures.length} failures`)
process.exit(chosen.length > 0 && failures.length === 0 ? 0 : 1)
