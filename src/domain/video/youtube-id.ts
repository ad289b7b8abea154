/** What of a YouTube link names the video: eleven letters, digits, hyphens and underscores. */

const HOST =
  /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*(youtube|youtube-nocookie|youtu)\.(com|be)(?::\d{1,5})?(?=[/?#])/i
/** The part of an embedding code that is the link. */
const EMBEDDED = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/i
const IN_PATH = /^\/(?:shorts|embed|live|watch|v|e)\/([\w-]{11})(?![\w-])/
const SHORT_LINK = /^\/([\w-]{11})(?![\w-])/
const PARAMETER = /[?&]v=([\w-]{11})(?![\w-])/
/** Stands where an id would in the links of play lists. */
const PLAYLIST = 'videoseries'

/**
 * The id in a link of any form (watch, short, embed, live, youtu.be, with parameters, of the phone's and the music site,
 * without cookies), in an embedding code, or in an id alone. Undefined for everything else, play lists included.
 */
export function youtubeVideoId(text: string): string | undefined {
  const given = text.trim()
  const id = /^[\w-]{11}$/.test(given)
    ? given
    : idInLink((EMBEDDED.exec(given)?.[1] ?? given).replaceAll('&amp;', '&'))
  return id === PLAYLIST ? undefined : id
}

function idInLink(link: string): string | undefined {
  const host = HOST.exec(link)
  if (!host) return undefined
  const [before, name = '', ending = ''] = host
  const isShort = name.toLowerCase() === 'youtu'
  if (isShort !== (ending.toLowerCase() === 'be')) return undefined
  const path = link.slice(before.length)
  return (isShort ? SHORT_LINK : IN_PATH).exec(path)?.[1] ?? (isShort ? undefined : PARAMETER.exec(path)?.[1])
}
