import { clsx } from 'clsx'
import { Link2, Printer } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react'
import { bakePlan } from '#domain/oven-guide/bake-plan.ts'
import { bakeSetup, bakeTarget } from '#domain/oven-guide/calculate.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText, inScaleOf, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { FIGURE_SOURCES } from '#domain/oven-guide/styles.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import type { TemperatureScale as Scale } from '#domain/words/convert.ts'
import { Button } from '../../ui/button.tsx'
import { Titled } from '../../ui/titled.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { BakeCurve } from './bake-curve.tsx'
import { BakeRun } from './bake-run.tsx'
import { TemperatureScale } from './temperature-scale.tsx'
import type { CalculatedBake } from './use-oven-guide.ts'

export const setupWords = ({ ovenType, surface }: OvenRequest): string =>
  `${OVENS[ovenType].name}, ${surfaceName(surface, OVENS[ovenType].place).toLowerCase()}`

interface OvenResultsProps {
  bake: CalculatedBake
  scale: Scale
  onShare: () => void
  heading: RefObject<HTMLHeadingElement | null>
}

export function OvenResults({ bake: { request, answer }, scale, onShare, heading }: OvenResultsProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const { setup, target, plan } = useMemo(() => {
    const [setup, target] = [bakeSetup(request), bakeTarget(request)]
    return { setup, target, plan: bakePlan(setup, target) }
  }, [request])
  const { style, oven } = setup
  const say = (text: string) => inScaleOf(text, scale)
  const [minC, maxC] = answer.target_temp_c
  const { min_s, max_s } = answer.expected_time
  const ovenMaxC = request.maxTempC && Math.min(request.maxTempC, OVENS[oven].possibleC.max)
  return (
    <div ref={sheet} className="animate-rise">
      {/* On the screen the answer stands above, under the title of the page. */}
      <h2 ref={heading} tabIndex={-1} className="sr-only text-3xl outline-none print:not-sr-only!">
        {style.name}
      </h2>
      <p className="mt-1 hidden text-ink-soft print:block!">{setupWords(request)}</p>
      <dl className="mt-5 flex flex-wrap gap-x-12 gap-y-4 hidden print:flex!">
        <Figure name="Temperatura ideale" value={temperatureRangeText(minC, maxC, scale)} />
        <Figure name="Tempo di cottura" value={bakeTimeRangeText(min_s, max_s)} />
      </dl>
      <Part title="Piano di cottura" isFirst>
        <BakeRun plan={plan} scale={scale} />
      </Part>
      <div className="no-print mt-5 flex flex-wrap gap-3 noscript:hidden">
        <Button look="secondary" onClick={onShare}>
          <Link2 className="size-4" aria-hidden /> Condividi
        </Button>
        <Button
          look="secondary"
          onClick={() => sheet.current && printAlone(sheet.current, `Guida forno: ${style.name}`)}
        >
          <Printer className="size-4" aria-hidden /> Stampa
        </Button>
      </div>
      <div className="print:grid print:grid-cols-2 print:gap-x-10">
        {answer.adjustments.length > 0 && (
          <Part title="Aggiustamenti">
            <dl>
              {answer.adjustments.map(({ reason, effect }) => (
                <div key={reason} className="border-t border-line py-2.5">
                  <dt>{say(reason)}</dt>
                  <dd className="font-semibold">{say(effect)}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <Part title="Consigli">
          <Lines lines={answer.tips.map(say)} />
        </Part>
        <Part title="Sicurezza">
          <Lines lines={answer.safety.map(say)} />
        </Part>
        <Part title="Temperatura e tempo">
          <div className="mb-3">
            <TemperatureScale minC={minC} maxC={maxC} ovenMaxC={ovenMaxC} scale={scale} />
          </div>
          <BakeCurve setup={setup} target={target} scale={scale} />
        </Part>
      </div>
      <FirstAidLink className="mt-8" />
      <p className="mt-6 text-sm text-ink-soft">
        Punto di partenza per questo stile: {temperatureRangeText(style.idealC.min, style.idealC.max, scale)}{' '}
        ({FIGURE_SOURCES[style.idealC.source]}), {bakeTimeRangeText(style.timeS.min, style.timeS.max)} (
        {FIGURE_SOURCES[style.timeS.source]}). L'adattamento a forno, superficie e impasto è una stima: il tuo
        forno ha l'ultima parola.
      </p>
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="figure text-2xl whitespace-nowrap text-tomato">{value}</dd>
  </div>
)

function Part({ title, isFirst, children }: { title: string; isFirst?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Titled
      as="h3"
      id={id}
      title={title}
      look="mb-3 text-xl print:mb-1"
      className={clsx('break-inside-avoid print:mt-4', !isFirst && 'mt-8')}
    >
      {children}
    </Titled>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="list-disc space-y-1.5 pl-5 marker:text-tomato print:space-y-0.5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** Reduces print.css's 10.5 points to about 9.5, so that the plan with all advice fits one sheet. */
const SHEET_ZOOM = '0.9'
/** Time for the layout before printing, from the site's specification. */
const PRINT_DELAY_MS = 250

/** The style rules are copied as text, because linked stylesheets might load after the print. */
const siteRules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** Opens the element alone in a new window and prints it. If pop-ups are blocked, prints the whole page. */
function printAlone(element: HTMLElement, title: string) {
  const sheet = window.open('', '_blank')
  if (!sheet) {
    setTimeout(() => window.print(), PRINT_DELAY_MS)
    return
  }
  sheet.document.documentElement.lang = 'it'
  sheet.document.title = title
  const style = sheet.document.createElement('style')
  style.textContent = siteRules()
  sheet.document.head.append(style)
  const content = sheet.document.importNode(element, true)
  // print.css prints the sheet's header only for a `main` element.
  const main = sheet.document.createElement('main')
  main.dataset.address = element.closest('main')?.dataset.address ?? ''
  main.style.zoom = SHEET_ZOOM
  main.append(content)
  sheet.document.body.append(main)
  setTimeout(() => sheet.print(), PRINT_DELAY_MS)
}
