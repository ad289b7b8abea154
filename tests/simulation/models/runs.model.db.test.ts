import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { importRunsRepository } from '#server/features/import/import-runs.repository.ts'
import { runsRepository } from '#server/features/import/runs/runs.repository.ts'
import { both, compare, eachWithDatabase, HOLDERS, SEEDS, type Step, sameCall } from '../compare-models.ts'
import { randomOf } from '../random.ts'
import { runsModel } from './runs.model.ts'

const database = eachWithDatabase()

test.each(SEEDS)('runs of the import, sequence %i', async (seed) => {
  const { db, nowMs } = database()
  const random = randomOf(seed, 12)
  const real = runsRepository(db)
  const { calls, ...model } = runsModel(nowMs)
  const same = sameCall(real, calls)
  const url = (nth: number) => `https://altrove.example/${nth}`
  for (const [kind, type, nth] of [
    ['recipe', 'sitemap', 1],
    ['recipe', 'site', 2],
    ['pizzeria', 'page', 3],
  ] as const) {
    await db.execute(sql`insert into import_sources (kind, type, url) values (${kind}, ${type}, ${url(nth)})`)
    model.sources.push({ id: nth, kind, type, url: url(nth) })
  }
  const anyStep = (): readonly [string, Step] => {
    const holder = random.one(HOLDERS)
    const kind = random.one(['recipe', 'pizzeria'])
    const id = random.whole(1, 2)
    const run = { id, kind: model.runs[id - 1]?.kind ?? 'recipe' }
    const page = url(random.whole(1, 6))
    switch (random.whole(0, 10)) {
      case 0:
        return same('startScheduled', kind)
      case 1:
      case 2:
        return same('claim', holder)
      case 3:
        return random.chance(0.5) ? same('prolong', id, holder) : same('release', id, holder)
      case 4:
        return model.runs[id - 1] ? same('plan', run) : same('hasItems', id)
      case 5:
        return same('next', id)
      case 6:
        if (random.chance(0.1))
          return [
            `stop ${id}`,
            both(
              () => importRunsRepository(db).stop(undefined, id),
              () => model.people.stop(id),
            ),
          ]
        return random.chance(0.2) ? same('finish', id, holder, 'done', null) : same('freshness', page)
      default:
        return settleStep(id, holder)
    }
  }
  const settleStep = (runId: number, holder: string): readonly [string, Step] => {
    const links = [4, 5, 6].slice(random.whole(0, 2)).map((nth) => ({ url: url(nth), role: 'page' as const }))
    const told = `Ricetta ${random.whole(1, 2)}`
    const outcome = random.one(['listed', 'new', 'error'])
    const item = model.items.filter((one) => one.runId === runId)[random.whole(0, 4)]
    const wanted = { url: url(1), role: 'sitemap' as const, sourceId: 1, depth: 0, siteUrl: null, ...item }
    const write: Parameters<typeof real.settle>[1] = async (findings) => {
      await findings.remember({ etag: told, lastModified: null })
      const { change } = await findings.file({
        kind: 'pizzeria',
        sourceUrl: wanted.url,
        found: { name: told, address: '', city: '' } as never,
      })
      return { state: outcome, message: `${change} ${await findings.add(links)}` }
    }
    const at = { runId, holder, item: wanted }
    return same('settle', at, write)
  }
  const rows = async () => {
    const runs = await db.execute(sql`
      select id, kind, state, lease_holder as holder, (extract(epoch from lease_until) * 1000)::float8 as until
      from import_runs order by id`)
    const items = await db.execute(sql`
      select run_id as run, url, role, source_id as source, depth, state, message from import_items order by position`)
    return {
      real: [runs.rows, items.rows],
      model: [
        model.runs.map(({ id, kind, state, holder, untilMs }) => ({
          id,
          kind,
          state,
          holder,
          until: untilMs,
        })),
        model.items.map(({ runId, sourceId, ...one }) => ({ ...one, run: runId, source: sourceId })),
      ],
    }
  }
  await compare(database(), random, anyStep, rows)
})
