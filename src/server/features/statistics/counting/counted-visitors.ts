import type { IncomingHttpHeaders } from 'node:http'
import { isInProcess } from '#server/plugins/in-process-call.ts'

/**
 * Programs that identify themselves. A program that poses as a browser is counted, because detecting it
 * would require more personal data.
 */
const ROBOT =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|fetch|scrap|curl|wget|python|java\/|go-http|okhttp|axios|node|facebookexternalhit|whatsapp|telegram/i

/** False for robots, for visitors who opt out (DNT, Global Privacy Control) and for the site's own calls. */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || isInProcess(headers)) return false
  const agent = headers['user-agent']
  return agent !== undefined && agent !== '' && !ROBOT.test(agent)
}

export function isVisit(headers: IncomingHttpHeaders): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-moz']].join(' ')
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}
