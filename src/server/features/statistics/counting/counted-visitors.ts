import type { IncomingHttpHeaders } from 'node:http'
import { isInProcess } from '#server/plugins/in-process-call.ts'

/**
 * Programs that say what they are. A program that calls itself a browser is counted as one: telling them apart would take
 * looking closer at people than we want.
 */
const ROBOT =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|fetch|scrap|curl|wget|python|java\/|go-http|okhttp|axios|node|facebookexternalhit|whatsapp|telegram/i

/** A person who has not asked to be left out (DNT, Global Privacy Control). Not the site calling itself. */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || isInProcess(headers)) return false
  const agent = headers['user-agent']
  return agent !== undefined && agent !== '' && !ROBOT.test(agent)
}

/** Somebody opens the page: not a browser that fetches it just in case, nor the service worker that keeps it. */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ')
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
