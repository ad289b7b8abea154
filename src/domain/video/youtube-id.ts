/** What of a YouTube link names the video: eleven letters, digits, hyphens and underscores. */

const HOST =
  /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*(youtube|youtube-nocookie|youtu|ytimg)\.(com|be)(?::\d{1,5})?(?=[/?#])/i
/** The part of an embedding code that is the link. */
const EMBEDDED = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/i
const IN_PATH = /^\/(?:shorts|embed|live|watch|v|e|vi|vi_webp)\/([\w-]{11})(?![\w-])/i
/** The pictures of a video stand on hosts that have nothing else. */
const OF_PICTURE = /^\/(?:vi|vi_webp)\/([\w-]{11})(?![\w-])/i
const SHORT_LINK = /^\/([\w-]{11})(?![\w-])/
const PARAMETER = /[?&]v=([\w-]{11})(?![\w-])/i
/** What a link that names who shared it leads to, still encoded. */
const ATTRIBUTED = /^\/attribution_link\?(?:[^#]*&)?u=([^&#]+)/i
/** Stands where an id would in the links of play lists. */
const PLAYLIST = 'videoseries'

/**
 * The id in a link of any form (watch, short, embed, live, youtu.be, with parameters, of the phone's and the music site,
 * without cookies, of a video's picture, shared by somebody), in an embedding code, or in an id alone. Letters of the
 * link may be small or capital. Undefined for everything else, play lists included.
 */
export function youtubeVideoId(text: string): string | undefined {
  const given = text.trim()
  const id = /^[\w-]{11}$/.test(given)
    ? given
    : idInLink((EMBEDDED.exec(given)?.[1] ?? given).replaceAll('&amp;', '&'))
  return id?.toLowerCase() === PLAYLIST ? undefined : id
}

function idInLink(link: string): string | undefined {
  const host = HOST.exec(link)
  if (!host) return undefined
  const [before, name = '', ending = ''] = host
  const site = name.toLowerCase()
  if ((site === 'youtu') !== (ending.toLowerCase() === 'be')) return undefined
  const path = link.slice(before.length)
  if (site === 'youtu') return SHORT_LINK.exec(path)?.[1]
  if (site === 'ytimg') return OF_PICTURE.exec(path)?.[1]
  return idInPath(path) ?? idInPath(decoded(ATTRIBUTED.exec(path)?.[1]))
}

const idInPath = (path: string): string | undefined => IN_PATH.exec(path)?.[1] ?? PARAMETER.exec(path)?.[1]

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
