import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Fragment, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OvenAnswer } from '#contracts/oven-guide/oven-guide.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { ovenIn } from '#domain/kitchen/kitchen-oven.ts'
import { bakePlan } from '#domain/oven-guide/bake-plan.ts'
import { bakeSetup, bakeTarget, calculateBake } from '#domain/oven-guide/calculate.ts'
import { addressOfRequest } from '#domain/oven-guide/guide-address.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { ovenStyle } from '#domain/oven-guide/styles.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import type { TemperatureScale } from '#domain/words/convert.ts'
import { useSite } from '../../api/site-context.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { copyLink } from '../../ui/share.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { BakeSteps } from './bake-run.tsx'
import { OvenForm } from './oven-form.tsx'
import { OvenResults, setupWords } from './oven-results.tsx'
import { type OvenGuide, useOvenGuide } from './use-oven-guide.ts'

const PATH = '/guida-forno'
const RESULT_ID = 'risultato'
const FORM_ID = 'il-forno'
const USUAL = ovenIn('napoletana', null)
const USUAL_PLAN = bakePlan(bakeSetup(USUAL), bakeTarget(USUAL))

const figuresOf = ({ target_temp_c, expected_time }: OvenAnswer, scale: TemperatureScale) => [
  temperatureRangeText(...target_temp_c, scale),
  bakeTimeRangeText(expected_time.min_s, expected_time.max_s),
]

/** What a surface is worth to whoever has none. */
const OTHER_SURFACES = (['steel', 'stone'] as const).map((surface) => {
  const { min_s, max_s } = calculateBake({ ...USUAL, surface }).expected_time
  return `${surfaceName(surface, 'home')}: ${bakeTimeRangeText(min_s, max_s)}.`
})

interface IntroProps {
  guide: OvenGuide
  ref: RefObject<HTMLDivElement | null>
}

/** The answer stands in the place of the first words, so that nothing below it moves. */
const Intro = ({ guide: { bake, isToldOven, choices }, ref }: IntroProps) => (
  <div ref={ref} className="grid scroll-mt-24 *:[grid-area:1/1] with-oven:min-h-24">
    <p className={bake && 'invisible'}>
      Dicci che forno hai: ti diciamo a quanti gradi, per quanto e su quale ripiano.
    </p>
    {bake && (
      <div>
        <p>
          {ovenStyle(bake.request.styleId).name}
          {isToldOven && ' nel tuo forno'}{' '}
          <span className="figure block text-2xl whitespace-nowrap text-tomato">
            {figuresOf(bake.answer, choices.scale).reverse().join(' · ')}
          </span>
        </p>
        <p className="mt-1 text-base">{setupWords(bake.request)}</p>
      </div>
    )}
  </div>
)

/** Whoever has told no oven begins with an answer, too: for the one that most have. A wide window has room for its plan. */
const Example = ({ scale }: { scale: TemperatureScale }) => (
  <section className="no-print rounded-lg bg-crust p-4 sm:p-7 lg:col-start-2 lg:row-start-1 with-oven:hidden">
    <h2 className="font-sans text-base leading-snug font-semibold tracking-normal">
      Per esempio: una napoletana nel forno di casa
    </h2>
    <p className="figure mt-1 text-2xl text-tomato">
      {figuresOf(calculateBake(USUAL), scale).reverse().join(' · ')}
    </p>
    <p className="mt-1 text-sm text-ink-soft">
      {setupWords(USUAL)}.
      {OTHER_SURFACES.map((words) => (
        <Fragment key={words}>
          {' '}
          <span className="whitespace-nowrap">{words}</span>
        </Fragment>
      ))}
    </p>
    <div className="mt-4 max-lg:hidden">
      <p>{USUAL_PLAN.preheatAdvice}</p>
      <BakeSteps plan={USUAL_PLAN} scale={scale} />
    </div>
    <ButtonLink
      to={`${PATH}?${new URLSearchParams(addressOfRequest(USUAL, scale))}`}
      reloadDocument
      look="secondary"
      className="mt-3"
    >
      Comincia da questo
    </ButtonLink>
  </section>
)

/** On a phone the form makes room for the answer, until the reader wants it back. */
function useFold(guide: OvenGuide) {
  const [isWanted, setWanted] = useState(false)
  const isBrowser = useIsBrowser()
  const isFolded = guide.bake !== undefined && !isWanted
  return {
    isFolded,
    setWanted,
    className: clsx(
      isFolded && 'max-lg:hidden noscript:block!',
      !isBrowser && guide.isOwnOven && 'with-oven:max-lg:hidden',
    ),
  }
}

export default function OvenGuidePage() {
  const intro = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = useOvenGuide(() => {
    flushSync(() => setWanted(false))
    heading.current?.focus({ preventScroll: true })
    intro.current?.scrollIntoView() // also while the window still moves towards the button
  })
  const { isFolded, setWanted, className } = useFold(guide)
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
          <Intro guide={guide} ref={intro} />
        </PageHeader>
      </div>
      <div className="wrap grid items-start gap-x-10 gap-y-6 pb-20 print:block print:pb-0 lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:grid-rows-[auto_1fr]">
        {!bake && <Example scale={choices.scale} />}
        <div
          className={clsx(
            'lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1',
            bake && 'no-print',
          )}
        >
          {bake && (
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-controls={FORM_ID}
              onClick={() => setWanted(isFolded)}
              className={buttonClass('secondary', 'medium', 'w-full lg:hidden noscript:hidden')}
            >
              Cambia pizza o forno
              <ChevronDown aria-hidden className={clsx('size-4', !isFolded && 'rotate-180')} />
            </button>
          )}
          <OvenForm
            guide={guide}
            id={FORM_ID}
            className={clsx(className, bake && 'max-lg:mt-4')}
            onFocus={() => setWanted(true)} // what the reader uses stays open until the next answer
          />
        </div>
        <section id={RESULT_ID} aria-label="Risultato" className="min-w-0 scroll-mt-4 lg:col-start-2">
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
            <FirstAidLink className="no-print text-center" />
          )}
        </section>
      </div>
    </>
  )
}
