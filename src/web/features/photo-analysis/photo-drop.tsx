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
              'noscript:hidden flex min-h-24 cursor-pointer items-center gap-3 rounded-lg border-2 border-dashed bg-paper px-4 py-3 sm:p-5 transition-colors peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-ink-soft',
              isOver ? 'border-tomato bg-crust' : 'border-line',
            )}
          >
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-crust text-tomato">
              <ImageUp className="size-6" aria-hidden />
            </span>
            <span>
              <span className="block font-semibold sm:text-xl">
                <span className="pointer-coarse:hidden">Trascina qui una foto o premi per sceglierla</span>
                <span className="hidden pointer-coarse:inline">Scegli una foto</span>
              </span>
              <span className="block text-sm text-ink-soft">
                JPEG, PNG, GIF o WebP fino a 5MB. Non la conserviamo.
              </span>
            </span>
          </label>
          <div className="mt-3 hidden pointer-coarse:flex noscript:hidden!">
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
