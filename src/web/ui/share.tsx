import { Link2, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from './button.tsx'
import { copyAndSay } from './copy-text.ts'

interface ShareProps {
  title: string
  url: string
}

const shareAddresses = ({ title, url }: ShareProps) => {
  const [text, link] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { name: 'WhatsApp', glyph: 'glyph-whatsapp', href: `https://wa.me/?text=${text}%20${link}` },
    {
      name: 'Facebook',
      glyph: 'glyph-facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    { name: 'X', glyph: 'glyph-x', href: `https://x.com/intent/post?text=${text}&url=${link}` },
  ]
}

export const copyLink = (url: string) =>
  copyAndSay(url, { title: 'Link copiato', description: 'Ora puoi incollarlo dove vuoi.' })

/** Opens the system's share sheet. Copies the link if there is no share sheet or if sharing fails. Closing the
 * sheet is not an error. True only if the link has been copied. */
export const shareOrCopy = (share: ShareProps) => shareOr(share, () => copyLink(share.url))

export const shareTextOrCopy = (share: { title: string; text: string }) =>
  shareOr(share, () =>
    copyAndSay(share.text, {
      title: 'Testo copiato',
      description: 'È troppo lungo per un link: incollalo dove vuoi.',
    }),
  )

async function shareOr(share: ShareData, copy: () => Promise<boolean>): Promise<boolean> {
  if (!('share' in navigator)) return copy()
  try {
    await navigator.share(share)
    return false
  } catch (reason) {
    return (reason as DOMException).name !== 'AbortError' && copy()
  }
}

const round = buttonClass('secondary', 'small', 'size-11 px-0!')

export function ShareButtons(share: ShareProps) {
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Condividi</legend>
      {hasSheet && (
        <button
          type="button"
          className={buttonClass('secondary', 'medium')}
          onClick={() => void shareOrCopy(share)}
        >
          <Share2 className="size-4" aria-hidden /> Condividi
        </button>
      )}
      {shareAddresses(share).map(({ name, glyph, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={round}
          aria-label={`Condividi su ${name}`}
        >
          <span className={`glyph size-5 ${glyph}`} />
        </a>
      ))}
      <button
        type="button"
        className={round}
        aria-label="Copia il link"
        onClick={() => void copyLink(share.url)}
      >
        <Link2 className="size-5" aria-hidden />
      </button>
    </fieldset>
  )
}
