import { useRef } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { addressOfRequest } from '#domain/oven-guide/guide-address.ts'
import { useSite } from '../../api/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { copyLink } from '../../ui/share.tsx'
import { showStart } from '../../ui/show-start.ts'
import { PageHeader } from '../../ui/surfaces.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { OvenForm } from './oven-form.tsx'
import { OvenResults } from './oven-results.tsx'
import { useOvenGuide } from './use-oven-guide.ts'

const PATH = '/guida-forno'

export default function OvenGuidePage() {
  const results = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = useOvenGuide(() => {
    heading.current?.focus({ preventScroll: true })
    showStart(results.current)
  })
  const { publicUrl } = useSite()
  const { bake, choices } = guide
  return (
    <>
      <PageMeta
        title="Guida Forno"
        description="Temperatura e tempo di cottura della pizza per il tuo forno: quattordici stili, otto forni, ogni superficie, con il piano di cottura minuto per minuto."
        path={PATH}
        image={pagePictureUrl(PATH)}
      />
      <div className={bake ? 'no-print' : ''}>
        <PageHeader kicker="Strumenti" title="Guida Forno">
          <p>
            Ogni forno ha il suo carattere: dicci qual è il tuo e ti diciamo a quanti gradi, per quanto e su
            quale ripiano.
          </p>
        </PageHeader>
      </div>
      <div className="wrap grid items-start gap-10 pb-20 print:block print:pb-0 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
        <div className={bake ? 'no-print lg:sticky lg:top-24' : 'lg:sticky lg:top-24'}>
          <OvenForm guide={guide} />
        </div>
        <section ref={results} aria-label="Risultato" className="min-w-0 scroll-mt-4">
          {bake ? (
            <OvenResults
              bake={bake}
              scale={choices.scale}
              heading={heading}
              onShare={() =>
                void copyLink(
                  `${publicUrl}${PATH}?${new URLSearchParams(addressOfRequest(bake.request, choices.scale))}`,
                )
              }
            />
          ) : (
            <div className="no-print">
              <EmptyState
                heading="h2"
                title="Il forno è ancora spento"
                action={
                  <ButtonLink to="/forni-e-cottura" look="secondary">
                    Forni e Cottura
                  </ButtonLink>
                }
              >
                <p>Scegli stile, forno e superficie: qui trovi gradi, minuti e il piano di cottura.</p>
              </EmptyState>
              <FirstAidLink className="mt-6 text-center" />
            </div>
          )}
        </section>
      </div>
    </>
  )
}
