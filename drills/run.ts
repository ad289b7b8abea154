/** `npm run drill -- NAME`: breaks something on purpose, prints what visitors noticed, and fails when a promise did not hold. */
import { isBuilt } from '../scripts/build-stamp.ts'
import { buildSite } from '../scripts/site-build.ts'
import { rolling } from './rolling.ts'

const DRILLS = { rolling } as const

const [name = ''] = process.argv.slice(2)
if (!Object.hasOwn(DRILLS, name)) throw new Error(`Which drill? There are: ${Object.keys(DRILLS).join(', ')}`)
if (!(await isBuilt())) await buildSite()
const { rows, broken } = await DRILLS[name as keyof typeof DRILLS]()
process.stdout.write(
  `${['| what | seen |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')}\n`,
)
for (const one of broken) process.stderr.write(`Broken: ${one}\n`)
process.exit(broken.length > 0 ? 1 : 0)
