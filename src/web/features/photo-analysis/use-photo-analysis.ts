import { useRef, useState } from 'react'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast, toastError } from '../../ui/toast-store.ts'
import type { ShownAnalysis } from './result-words.ts'

const FAILED = "Errore nell'analisi dell'immagine"

class PhotoGone extends Error {}

function adviceOn(failure: unknown): string {
  if (failure instanceof PhotoGone) return 'Il file non si legge più: scegli di nuovo la foto.'
  return failure instanceof TypeError
    ? 'Controlla la connessione e riprova: la foto è ancora qui.'
    : messageOf(failure, 'Il sito non ha risposto come doveva. Riprova tra poco: la foto è ancora qui.')
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string) // `readAsDataURL` gives a string
    reader.onerror = () => reject(new PhotoGone(FAILED))
    reader.readAsDataURL(file)
  })

export function usePhotoAnalysis() {
  const { api } = useQueries()
  const [result, setResult] = useState<ShownAnalysis | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [count, setCount] = useState(0)
  const running = useRef<AbortController>(undefined)

  const reset = () => {
    running.current?.abort()
    setResult(null)
    setOpen(false)
    setPending(false)
    setFailure(null)
  }

  const analyse = async (file: File) => {
    reset()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setPending(true)
    setCount((before) => before + 1)
    try {
      const json = { image: await dataUrlOf(file) }
      const [body, { promisedAnswer, toastOf }] = await Promise.all([
        api(analysePhoto, { body: json, signal }),
        import('./result-words.ts'),
      ])
      const answer = promisedAnswer(body)
      if (signal.aborted) return
      setResult(answer)
      setOpen(true)
      toast(toastOf(answer))
    } catch (error) {
      if (signal.aborted) return
      setFailure(adviceOn(error))
      toastError("Non è stato possibile analizzare l'immagine", "Errore nell'analisi")
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }

  return { result, isOpen, isPending, failure, count, analyse, reset, close: () => setOpen(false) }
}
export type Analysis = ReturnType<typeof usePhotoAnalysis>
