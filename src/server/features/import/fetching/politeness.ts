/**
 * Obeys the `robots.txt` of the imported sites. All our servers together send a host at most one request a
 * second, because they share the times in the database.
 *
 * Source  RFC 9309: if a site fails to send its rules, everything is forbidden; if it has no rules,
 *         everything is allowed. Rules are used for a day at most. Only the first 500,000 characters are
 *         read.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import robotsParser, { type Robot } from 'robots-parser'
import { ImportFailure } from '../import-failure.ts'
import { HttpFailure, type PageFetcher } from './fetch-page.ts'
import type { HostsRepository, RobotsRules } from './hosts.repository.ts'
import { AddressRefused } from './safe-address.ts'

export const ROBOT_NAME = 'CornicioneBot'
/** Pause between two requests to one host, in milliseconds. A site may ask for a longer pause, up to `most`. */
const PAUSE_MS = { least: 1000, most: 30_000 } as const
const KEEP_RULES_MS = 24 * 3600 * 1000
const KEEP_FAILURE_MS = 10 * 60 * 1000

export interface PolitenessOptions {
  hosts: HostsRepository
  fetcher: () => PageFetcher
  pauseMs?: number
}

export function crawlPoliteness({ hosts, fetcher, pauseMs = PAUSE_MS.least }: PolitenessOptions) {
  const turn = async (url: URL, signal: AbortSignal, ms = pauseMs): Promise<void> => {
    const waitMs = await hosts.takeTurn(url.hostname, ms)
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
  }

  const fetchRules = async (url: URL, signal: AbortSignal): Promise<RobotsRules> => {
    try {
      const address = new URL('/robots.txt', url).href
      const got = await fetcher().fetch(address, { signal, accepts: 'text', beforeRequest: turn })
      return { state: 'rules', text: got.state === 'read' ? got.text.slice(0, 500_000) : '' }
    } catch (error) {
      if (signal.aborted || error instanceof AddressRefused) throw error
      const isMissing = error instanceof HttpFailure && error.status >= 400 && error.status < 500
      return isMissing ? { state: 'rules', text: '' } : { state: 'closed', text: '' }
    }
  }

  const rulesOf = async (url: URL, signal: AbortSignal): Promise<RobotsRules> => {
    const known = await hosts.rules(url.origin)
    if (known && known.ageMs < (known.state === 'closed' ? KEEP_FAILURE_MS : KEEP_RULES_MS)) return known
    const rules = await fetchRules(url, signal)
    await hosts.keepRules(url.origin, rules)
    return rules
  }

  const parsedRules = async (url: URL, signal: AbortSignal): Promise<Robot> => {
    const { state, text } = await rulesOf(url, signal)
    if (state === 'closed') {
      throw new ImportFailure('Il sito non dice che cosa permette ai programmi (robots.txt non risponde).', {
        isSkip: true,
      })
    }
    return robotsParser(new URL('/robots.txt', url).href, text)
  }

  return {
    async beforeRequest(url: URL, signal: AbortSignal): Promise<void> {
      const rules = await parsedRules(url, signal)
      if (rules.isAllowed(url.href, ROBOT_NAME) === false) {
        throw new ImportFailure('Il sito non vuole che i programmi leggano questa pagina (robots.txt).', {
          isSkip: true,
        })
      }
      const askedMs = (rules.getCrawlDelay(ROBOT_NAME) ?? 0) * 1000
      await turn(url, signal, Math.max(pauseMs, Math.min(askedMs, PAUSE_MS.most)))
    },

    async sitemapsOf(url: URL, signal: AbortSignal): Promise<string[]> {
      return (await parsedRules(url, signal)).getSitemaps()
    },
  }
}
export type Politeness = ReturnType<typeof crawlPoliteness>
