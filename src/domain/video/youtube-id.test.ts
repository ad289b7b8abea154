import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { youtubeVideoId } from './youtube-id.ts'

const ID = 'dQw4w9_-XcQ'

test.each([
  ID,
  `  ${ID}\n`,
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://youtube.com:443/watch?v=${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `//www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}&feature=share`,
  `https://music.youtube.com/watch?v=${ID}&list=RDAMVM`,
  `https://www.youtube.com/watch?app=desktop&t=42s&v=${ID}#t=10`,
  `https://www.youtube.com/watch/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/WATCH?V=${ID}`,
  `HTTPS://YOUTU.BE/${ID}`,
  `https://www.youtube.com/attribution_link?u=/watch?v%3D${ID}%26feature%3Dshare`,
  `https://www.youtube.com/attribution_link?a=8g8kPrPIi-ecwIsS&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dem-uploademail`,
  `http://img.youtube.com/vi/${ID}/0.jpg`,
  `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`,
  `https://i3.ytimg.com/vi_webp/${ID}/maxresdefault.webp?v=abcdef`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abcDEF123&t=12`,
  `youtu.be/${ID}`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/live/${ID}?si=x`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `<iframe width="560" src="https://www.youtube.com/embed/${ID}?si=a&amp;start=3" title="x"></iframe>`,
])('%s names the video', (text) => {
  expect(youtubeVideoId(text)).toBe(ID)
})

describe('is no video', () => {
  test.each([
    '',
    '   ',
    'pizza',
    `${ID}x`,
    ID.slice(1),
    `https://vimeo.com/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://evil.example/?u=https://youtube.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `https://youtube.be/${ID}`,
    `https://youtu.com/${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}zz`,
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/@pizzaiolo',
    `https://i.ytimg.com/watch?v=${ID}`,
    `https://i.ytimg.com/sb/${ID}/storyboard.jpg`,
    `https://i.ytimg.be/vi/${ID}/0.jpg`,
    'https://www.youtube.com/attribution_link?u=/channel/x',
    'https://www.youtube.com/attribution_link?u=%E0%A4%A',
    'HTTPS://WWW.YOUTUBE.COM/EMBED/VIDEOSERIES?LIST=PLabcdefghijk',
    'https://www.youtube.com/playlist?list=PLabcdefghijk',
    'https://www.youtube.com/embed/videoseries?list=PLabcdefghijk',
    'videoseries',
  ])('%j', (text) => {
    expect(youtubeVideoId(text)).toBeUndefined()
  })
})

const anyId = fc.stringMatching(/^[\w-]{11}$/).filter((id) => id !== 'videoseries')
const anyParameters = fc
  .array(fc.tuple(fc.stringMatching(/^[a-uw-z]{1,8}$/), fc.stringMatching(/^[\w-]{0,12}$/)), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`))

test('any id comes back from any form of link, whatever parameters stand around it', () => {
  const anyHost = fc.constantFrom(
    'youtube.com',
    'www.youtube.com',
    'm.youtube.com',
    'music.youtube.com',
    'www.youtube-nocookie.com',
  )
  const anyPath = fc.constantFrom('shorts', 'embed', 'live', 'v', 'e')
  fc.assert(
    fc.property(anyId, anyParameters, anyParameters, anyHost, anyPath, (id, before, after, host, path) => {
      const query = (parts: string[]) => (parts.length > 0 ? `?${parts.join('&')}` : '')
      expect(youtubeVideoId(id)).toBe(id)
      expect(youtubeVideoId(`https://${host}/watch?${[...before, `v=${id}`, ...after].join('&')}`)).toBe(id)
      expect(youtubeVideoId(`https://${host}/${path}/${id}${query(after)}`)).toBe(id)
      expect(youtubeVideoId(`https://youtu.be/${id}${query(before)}`)).toBe(id)
    }),
  )
})

test('whatever comes in, what goes out is an id or nothing', () => {
  const anyPiece = fc.constantFrom(
    'https://',
    'youtube.com',
    'youtu.be',
    '/',
    '?v=',
    '&',
    '<iframe src="',
    '.',
    ID,
  )
  const anyText = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(anyPiece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(youtubeVideoId(text) ?? ID).toMatch(/^[\w-]{11}$/)
    }),
  )
})

test('the longest text that the site accepts is read whatever it repeats', () => {
  for (const piece of [
    'attribution_link?u=',
    'www.youtube.com/attribution_link?&u=',
    '<iframe ',
    '<iframe src',
    'a.',
    'youtube.',
    'www.youtube.com/',
    '?v=',
    '-',
  ]) {
    expect(youtubeVideoId(piece.repeat(2000 / piece.length))).toBeUndefined()
  }
})
