/**
 * Prints what opening pages costs the main thread of a phone-sized browser, in CPU time, which other work on the machine does not
 * lengthen: `node bench/main-thread.ts http://localhost:4200 /ricette`. The site must run. The median of five visits each.
 * A bare connection to the browser: whoever listens to its `Runtime`, as test tools do, makes V8 keep the place of every call.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM_PATH } from '../tests/support/chromium-path.ts'

const VISITS = 5
const SLOWER = 4
const LONG_MS = 50
const AFTER_LOAD_MS = 3500
const CATEGORIES = ['devtools.timeline', 'toplevel', 'v8', 'loading', 'disabled-by-default-devtools.timeline']

/** Of Chromium's trace: times in microseconds, `tdur` is CPU time. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; elementCount?: number }
}
interface Message {
  id?: number
  method?: string
  params?: { value?: TraceEvent[] }
  result?: Record<string, string>
}

async function connect(browser: ChildProcess) {
  let said = ''
  let address: string | undefined
  while (!address) {
    said += String((await once(browser.stderr as NodeJS.EventEmitter, 'data'))[0])
    address = /ws:\S+/.exec(said)?.[0]
  }
  const socket = new WebSocket(address)
  await new Promise((go) => socket.addEventListener('open', go))
  const answers = new Map<string | number, (message: Message) => void>()
  const trace: TraceEvent[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    trace.push(...(message.params?.value ?? []))
    answers.get(message.id ?? message.method ?? '')?.(message)
  })
  let sent = 0
  const told = (what: string | number) => new Promise<Message>((go) => answers.set(what, go))
  const ask = (method: string, params: object = {}, sessionId?: string) => {
    sent += 1
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
    return told(sent).then(({ result }) => result ?? {})
  }
  return { ask, told, trace }
}

async function visit(url: string): Promise<TraceEvent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'main-thread-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0']
  const browser = spawn(CHROMIUM_PATH, [...flags, `--user-data-dir=${folder}`, 'about:blank'])
  const hasEnded = once(browser, 'exit')
  const { ask, told, trace } = await connect(browser)
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true })
  await ask('Page.enable', {}, sessionId)
  const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
  await ask('Emulation.setDeviceMetricsOverride', phone, sessionId)
  await ask('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  const isLoaded = told('Page.loadEventFired')
  await ask('Page.navigate', { url }, sessionId)
  await isLoaded
  await wait(AFTER_LOAD_MS)
  const isTold = told('Tracing.tracingComplete')
  await ask('Tracing.end')
  await isTold
  browser.kill()
  await hasEnded
  await rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
  return trace
}

const cpuMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000

function costs(trace: TraceEvent[]) {
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('nothing was painted')
  const thread = trace.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args.name === 'CrRendererMain',
  )
  const own = trace.filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === thread?.tid)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const later = tasks.filter(({ ts }) => ts >= paint.ts).map(cpuMs)
  const styles = own.filter(({ name }) => name === 'UpdateLayoutTree')
  return {
    'CPU ms': tasks.reduce((sum, task) => sum + cpuMs(task), 0),
    'longest task': Math.max(...later),
    [`blocking x${SLOWER}`]: later.reduce((sum, ms) => sum + Math.max(0, ms * SLOWER - LONG_MS), 0),
    'elements styled': styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const [origin = '', ...paths] = process.argv.slice(2)
const rows: Record<string, Record<string, number>> = {}
for (const path of paths) {
  const visits: Record<string, number>[] = []
  for (let count = 0; count < VISITS; count += 1) visits.push(costs(await visit(origin + path)))
  rows[path] = Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [
      name,
      Math.round(median(visits.map((each) => each[name] ?? 0))),
    ]),
  )
}
console.table(rows)
