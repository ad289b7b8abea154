import { clsx } from 'clsx'
import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { PHOTO_TYPES } from '#domain/photo-analysis/photo-limits.ts'
import { Button } from '../../ui/button.tsx'
import type { Photo } from './use-photo.ts'

interface PhotoDropProps {
  photo: Photo
  isOver: boolean
}

export function PhotoDrop({ photo: { chosen, advice, input, choose, pick }, isOver }: PhotoDropProps) {
  const id = useId()
  const hadPhoto = useRef(false)
  useEffect(() => {
    if (hadPhoto.current && !chosen) input.current?.focus({ preventScroll: true })
    hadPhoto.current = chosen !== null
  }, [chosen, input])
  return (
    <div>
      {/* Above the drop area, where no notification covers it. */}
      <p aria-live="polite" className={clsx(advice && 'mb-4')}>
        {advice}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-label="Carica la foto di una pizza o di ingredienti"
        className={chosen ? 'hidden' : 'peer sr-only noscript:hidden'}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {!chosen && (
        <>
          <label
            htmlFor={id}
            className={clsx(
              'noscript:hidden flex min-h-60 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed bg-paper px-6 py-10 text-center transition-colors peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-ink-soft',
              isOver ? 'border-tomato bg-crust' : 'border-line',
            )}
          >
            <span className="flex size-16 items-center justify-center rounded-full bg-crust text-tomato">
              <ImageUp className="size-8" aria-hidden />
            </span>
            <span className="text-xl font-semibold">Trascina qui una foto o tocca per sceglierla</span>
            <span className="text-ink-soft">
              Puoi anche incollarla dagli appunti. La guardiamo per risponderti e non la conserviamo.
            </span>
          </label>
          <div className="mt-4 hidden justify-center pointer-coarse:flex noscript:hidden!">
            <Button look="secondary" onClick={() => pick('camera')}>
              <Camera className="size-5" aria-hidden /> Scatta una foto
            </Button>
          </div>
          <noscript>
            <p>Per analizzare una foto serve JavaScript: attivalo e ricarica la pagina.</p>
          </noscript>
        </>
      )}
    </div>
  )
}
