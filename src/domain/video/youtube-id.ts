const HOST =
  /^(?:https?:)?(?:\/\/)?(?:[a-z0-9-]+\.)*(youtube|youtube-nocookie|youtu|ytimg)\.(com|be)(?::\d{1,5})?(?=[/?#])/i
const EMBEDDED = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/i
const IN_PATH = /^\/(?:shorts|embed|live|watch|v|e|vi|vi_webp)\/([\w-]{11})(?![\w-])/i
const OF_PICTURE = /^\/(?:vi|vi_webp)\/([\w-]{11})(?![\w-])/i
const SHORT_LINK = /^\/([\w-]{11})(?![\w-])/
const PARAMETER = /[?&]v=([\w-]{11})(?![\w-])/i
const ATTRIBUTED = /^\/attribution_link\?(?:[^#]*&)?u=([^&#]+)/i
const PLAYLIST = 'videoseries'

/**
 * Reads the id from any form of YouTube link, from an embed code, or from a bare id. Undefined for
 * everything else, including playlists.
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
