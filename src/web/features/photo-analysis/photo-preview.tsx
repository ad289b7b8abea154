import { clsx } from 'clsx'
import { LoaderCircle, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ChosenPhoto, Photo } from './use-photo.ts'
import type { Analysis } from './use-photo-analysis.ts'

interface PhotoPreviewProps {
  photo: Photo
  chosen: ChosenPhoto
  isOver: boolean
  analysis: Analysis
  onAnalyse: () => void
}

export default function PhotoPreview({ photo, chosen, isOver, analysis, onAnalyse }: PhotoPreviewProps) {
  const { isPending, failure } = analysis
  const main = useRef<HTMLButtonElement>(null)
  // The focused file input is no longer visible, so the main button gets the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-lg border bg-paper shadow-card lg:grid lg:grid-cols-[3fr_2fr]',
        isOver ? 'border-tomato outline-3 outline-tomato' : 'border-line',
      )}
    >
      <img
        src={chosen.url}
        alt={`Anteprima: ${chosen.file.name}`}
        className="max-h-[28rem] w-full bg-crust object-contain"
      />
      <div className="flex flex-col justify-center gap-4 p-5 sm:p-8">
        {failure && (
          <div role="alert" className="rounded-md border border-tomato px-4 py-3">
            <p className="font-semibold">Errore nell'analisi dell'immagine</p>
            <p className="mt-1">{failure}</p>
          </div>
        )}
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center lg:flex-col lg:items-stretch">
          <Button
            ref={main}
            size="large"
            // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
            aria-disabled={isPending}
            className="aria-disabled:opacity-55"
            onClick={() => !isPending && onAnalyse()}
          >
            {isPending ? (
              <LoaderCircle className="size-5 animate-turn" aria-hidden />
            ) : (
              <Sparkles className="size-5" aria-hidden />
            )}
            {isPending ? 'Analizzando...' : 'Analizza con AI'}
          </Button>
          <Button look="secondary" onClick={() => photo.pick('files')}>
            Cambia immagine
          </Button>
          <Button look="quiet" onClick={photo.clear}>
            Cancella
          </Button>
        </div>
      </div>
    </div>
  )
}
