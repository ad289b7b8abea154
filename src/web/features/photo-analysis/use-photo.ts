import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHOTO_MESSAGES, PHOTO_TOO_LARGE_B, PHOTO_TYPES } from '#domain/vision/photo-limits.ts'
import { toast } from '../../ui/toast-store.ts'

export interface ChosenPhoto {
  file: File
  /** Of the browser's own memory, for the preview. */
  url: string
}

/** Says why a file is not taken; true when it is. */
function isTaken({ type, size }: File): boolean {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) {
    toast({ title: 'Formato non supportato', description: PHOTO_MESSAGES.unsupported, tone: 'destructive' })
    return false
  }
  if (size >= PHOTO_TOO_LARGE_B) {
    toast({ title: 'File troppo grande', description: PHOTO_MESSAGES.tooLarge, tone: 'destructive' })
    return false
  }
  return true
}

/** The photo that has been chosen, dropped or pasted; a refused one leaves the one before it. */
export function usePhoto(onChange: () => void) {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const forget = () => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    if (input.current) input.current.value = '' // the same file can be chosen again
    onChange()
  }
  const choose = (file: File | null | undefined) => {
    if (!file) return
    if (!isTaken(file)) {
      if (input.current) input.current.value = ''
      return
    }
    forget()
    setChosen({ file, url: URL.createObjectURL(file) })
  }
  const clear = () => {
    forget()
    setChosen(null)
  }
  /** Opens the camera on a phone, otherwise the files. */
  const pick = (from: 'camera' | 'files') => {
    if (!input.current) return
    if (from === 'camera') input.current.setAttribute('capture', 'environment')
    else input.current.removeAttribute('capture')
    input.current.click()
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    choose(file)
  })
  const adoptEarly = useEffectEvent(() => choose(input.current?.files?.[0]))
  useEffect(() => {
    adoptEarly() // chosen before the scripts were here
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return { chosen, input, choose, clear, pick }
}
export type Photo = ReturnType<typeof usePhoto>
