import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  isPhotoHead,
  PHOTO_MESSAGES,
  PHOTO_TOO_LARGE_B,
  PHOTO_TYPES,
} from '#domain/photo-analysis/photo-limits.ts'
import { toast } from '../../ui/toast-store.ts'
import { adviceOnRefused, headOf } from './refused-photo.ts'

export interface ChosenPhoto {
  file: File
  url: string
}

const notSupported = () =>
  toast({ title: 'Formato non supportato', description: PHOTO_MESSAGES.unsupported, tone: 'destructive' })

async function isTaken(file: File): Promise<boolean> {
  if (!(PHOTO_TYPES as readonly string[]).includes(file.type)) {
    notSupported()
    return false
  }
  if (file.size >= PHOTO_TOO_LARGE_B) {
    toast({ title: 'File troppo grande', description: PHOTO_MESSAGES.tooLarge, tone: 'destructive' })
    return false
  }
  const isPhoto = isPhotoHead(await headOf(file))
  if (!isPhoto) notSupported()
  return isPhoto
}

export function usePhoto(onChange: () => void) {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null)
  const [advice, setAdvice] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const newest = useRef<File>(null)
  const shown = useRef<string>(null)

  const forget = () => {
    if (shown.current) URL.revokeObjectURL(shown.current)
    shown.current = null
    if (input.current) input.current.value = '' // so that choosing the same file again fires `change`
    onChange()
  }
  const take = (file: File) => {
    forget()
    shown.current = URL.createObjectURL(file)
    setChosen({ file, url: shown.current })
  }
  const choose = async (file: File | null | undefined) => {
    if (!file) return
    newest.current = file
    const isGood = await isTaken(file)
    const helps = isGood ? undefined : await adviceOnRefused(file)
    if (newest.current !== file) return // another photo was chosen meanwhile
    setAdvice(helps)
    if (isGood) take(file)
    else if (input.current) input.current.value = ''
  }
  const clear = () => {
    newest.current = null
    setAdvice(undefined)
    forget()
    setChosen(null)
  }
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
    void choose(file)
  })
  const adoptEarly = useEffectEvent(() => void choose(input.current?.files?.[0]))
  useEffect(() => {
    adoptEarly() // a photo was chosen before the scripts loaded
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return { chosen, advice, input, choose, clear, pick }
}
export type Photo = ReturnType<typeof usePhoto>
