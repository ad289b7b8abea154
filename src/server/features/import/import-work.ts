import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { type PageFetcher, type PageFetcherOptions, pageFetcher } from './fetching/fetch-page.ts'
import { hostsRepository } from './fetching/hosts.repository.ts'
import { crawlPoliteness, ROBOT_NAME } from './fetching/politeness.ts'
import { pageReader } from './reading/page-reader.ts'
import { runEngine } from './runs/run-engine.ts'
import { runsRepository } from './runs/runs.repository.ts'
import { singlePage } from './single-page.ts'

export interface ImportWorkOptions {
  db: Database
  config: Pick<Config, 'site' | 'importAllowedHosts'>
  log: Logger
  pace?: { pauseMs?: number; lookMs?: number; limits?: PageFetcherOptions['limits'] } | undefined
}

export function importWork({ db, config, log, pace = {} }: ImportWorkOptions) {
  const { publicUrl, contactEmail } = config.site
  const allowedHosts = new Set(config.importAllowedHosts)
  const politeness = crawlPoliteness({
    hosts: hostsRepository(db),
    fetcher: () => fetcher,
    ...(pace.pauseMs !== undefined && { pauseMs: pace.pauseMs }),
  })
  const fetcher: PageFetcher = pageFetcher({
    allowedHosts,
    userAgent: `${ROBOT_NAME}/1.0 (+${publicUrl}/privacy; ${contactEmail})`,
    beforeRequest: (url, signal) => politeness.beforeRequest(url, signal),
    ...(pace.limits && { limits: pace.limits }),
  })
  const reader = pageReader({ log })
  const jobs = runsRepository(db)
  const engine = runEngine({
    runs: jobs,
    parts: { fetcher, politeness, reader },
    log,
    ...(pace.lookMs !== undefined && { lookMs: pace.lookMs }),
  })
  return {
    allowedHosts,
    jobs,
    engine,
    readPage: singlePage({ db, fetcher, reader }),
    async close(): Promise<void> {
      await engine.stop()
      await Promise.all([fetcher.close(), reader.close()])
    },
  }
}
export type ImportWork = ReturnType<typeof importWork>
