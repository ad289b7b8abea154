import { lazy, Suspense, useRef } from 'react'
import { Section } from '../../ui/surfaces.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { usePhoto } from './use-photo.ts'
import { usePhotoAnalysis } from './use-photo-analysis.ts'
import { usePhotoDrop } from './use-photo-drop.ts'

const loadResult = () => import('./result-dialog.tsx')
const ResultDialog = lazy(loadResult)

export const PhotoAnalysisSection = () => (
  <Section
    id="image-analysis-section"
    kicker="Dalla foto alla ricetta"
    title="Analizza la tua pizza"
    intro="Carica la foto di una pizza o degli ingredienti che hai in casa: ti diciamo che cosa riconosciamo e quale ricetta le somiglia. JPEG, PNG, GIF o WebP fino a 5MB."
  >
    <PhotoAnalyser />
    <FirstAidLink className="mt-6" />
  </Section>
)

function PhotoAnalyser() {
  const analysis = usePhotoAnalysis()
  const photo = usePhoto(analysis.reset)
  const { chosen } = photo
  const part = useRef<HTMLDivElement>(null)
  const isOver = usePhotoDrop(part, photo.choose)
  const analyse = () => {
    if (!chosen) return
    void loadResult() // on its way while the server looks at the photo
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
