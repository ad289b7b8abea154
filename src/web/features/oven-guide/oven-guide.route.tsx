import { useRef } from 'react'
import type { OvenAnswer } from '#contracts/oven-guide/oven-guide.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { ovenIn } from '#domain/kitchen/kitchen-oven.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { addressOfRequest } from '#domain/oven-guide/guide-address.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { ovenStyle } from '#domain/oven-guide/styles.ts'
import type { TemperatureScale } from '#domain/words/convert.ts'
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
import { type CalculatedBake, useOvenGuide } from './use-oven-guide.ts'

const PATH = '/guida-forno'
const RESULT_ID = 'risultato'
const USUAL = ovenIn('napoletana', null)

const figuresOf = ({ target_temp_c, expected_time }: OvenAnswer, scale: TemperatureScale) => [
  temperatureRangeText(...target_temp_c, scale),
  bakeTimeRangeText(expected_time.min_s, expected_time.max_s),
]

/** On a phone the answer for a told oven stands in the place of the first words, so that nothing below it
 * moves. */
const Intro = ({ bake, scale }: { bake: CalculatedBake | undefined; scale: TemperatureScale }) => (
  <div className="grid *:[grid-area:1/1]">
    <p className={bake && 'max-lg:invisible'}>
      Ogni forno ha il suo carattere: dicci qual è il tuo e ti diciamo a quanti gradi, per quanto e su quale
      ripiano.
    </p>
    {bake && (
      <p className="lg:hidden">
        {ovenStyle(bake.request.styleId).name}, nel tuo forno
        <span className="figure block text-2xl whitespace-nowrap text-tomato">
          {figuresOf(bake.answer, scale).join(' · ')}
        </span>
        <a href={`#${RESULT_ID}`} className="link-quiet font-semibold">
          Il piano di cottura
        </a>
      </p>
    )}
  </div>
)

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
          <Intro bake={guide.isOwn ? bake : undefined} scale={choices.scale} />
        </PageHeader>
      </div>
      <div className="wrap grid items-start gap-10 pb-20 print:block print:pb-0 lg:grid-cols-[minmax(20rem,5fr)_7fr]">
        <div className={bake ? 'no-print lg:sticky lg:top-24' : 'lg:sticky lg:top-24'}>
          <OvenForm guide={guide} />
        </div>
        <section ref={results} id={RESULT_ID} aria-label="Risultato" className="min-w-0 scroll-mt-4">
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
                  <ButtonLink
                    to={`${PATH}?${new URLSearchParams(addressOfRequest(USUAL, choices.scale))}#${RESULT_ID}`}
                    reloadDocument
                    look="secondary"
                  >
                    Comincia da questo
                  </ButtonLink>
                }
              >
                <p>Scegli stile, forno e superficie: qui trovi gradi, minuti e il piano di cottura.</p>
                <p className="mt-3">
                  Un esempio: nel forno di casa elettrico, sulla pietra, una napoletana cuoce a{' '}
                  <strong className="font-semibold text-ink">
                    {figuresOf(calculateBake(USUAL), choices.scale).join(' in ')}
                  </strong>
                  .
                </p>
              </EmptyState>
              <FirstAidLink className="mt-6 text-center" />
            </div>
          )}
        </section>
      </div>
    </>
  )
}
