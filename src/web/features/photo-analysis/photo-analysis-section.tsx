import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { usePhoto } from './use-photo.ts'
import { usePhotoAnalysis } from './use-photo-analysis.ts'

const loadResult = () => import('./result-dialog.tsx')
const ResultDialog = lazy(loadResult)
const PhotoPreview = lazyPart(() => import('./photo-preview.tsx'))

export const PhotoAnalysisSection = () => (
  <Section id="image-analysis-section" title="Analizza la tua pizza">
    <PhotoAnalyser />
    <FirstAidLink className="mt-1 max-sm:text-sm" />
  </Section>
)

function PhotoAnalyser() {
  const analysis = usePhotoAnalysis()
  const photo = usePhoto(analysis.reset)
  const { chosen } = photo
  const part = useRef<HTMLDivElement>(null)
  useEffect(PhotoPreview.fetch, [])
  const isOver = usePhotoDrop(part, photo.choose)
  const analyse = () => {
    if (!chosen) return
    void loadResult() // loads while the server analyses the photo
    void analysis.analyse(chosen.file)
  }
  return (
    <div ref={part}>
      <PhotoDrop photo={photo} isOver={isOver} />
      {chosen && (
        <PhotoPreview photo={photo} chosen={chosen} isOver={isOver} analysis={analysis} onAnalyse={analyse} />
      )}
      <p role="status" className="sr-only">
        {analysis.isPending
          ? 'Analizzando la foto...'
          : chosen && !analysis.result && `Immagine scelta: ${chosen.file.name}`}
      </p>
      <Suspense>
        {analysis.result && (
          <ResultDialog
            key={analysis.count}
            analysis={analysis.result}
            open={analysis.isOpen}
            onClose={analysis.close}
            onAnother={photo.clear}
          />
        )}
      </Suspense>
    </div>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts files dropped on the section that contains `part`. Returns true while a file is dragged. Other
 * drops are ignored, because the browser would open the file and typed text would be lost.
 */
function usePhotoDrop(part: RefObject<HTMLElement | null>, choose: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const isInside = useEffectEvent(
    ({ target }: DragEvent) => part.current?.closest('section')?.contains(target as Node | null) ?? false,
  )
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (isInside(event)) choose(event.dataTransfer?.files[0])
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onFiles = (type: 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (!hasFiles(event) || event.defaultPrevented) return
          event.preventDefault()
          act(event)
        },
        { signal },
      )
    onFiles('dragover', (event) => setOver(isInside(event)))
    onFiles('drop', drop)
    document.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal })
    return () => controller.abort()
  }, [])
  return isOver
}
