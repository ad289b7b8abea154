import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { OF_EVENING } from '#domain/dough/full/full-address.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { specifiedThickness, usualBall } from '#domain/dough/full/full-presets.ts'
import { doseFigure } from '#domain/dough/split-rounding.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { doseText } from './doses-table.tsx'
import { Choice } from './fields.tsx'
import { type Baking, useBaking } from './use-baking.ts'
import { type Result, useCalculator } from './use-calculator.ts'

/** Rounded as the list of doses, so that no dose of the page has two figures. */
export const formatGrams = (grams: number) =>
  doseFigure('yeastG', grams, grams, (tenths) => formatUpTo(tenths, 1))

/** The ball of the specification's thickness is lighter than the usual one. Either may be in the doses. */
function thicknessesOf({ form }: Result, house: number) {
  const usual = usualBall(form, house)
  const simple = specifiedThickness(form, house)
  return {
    simple: simple ?? form.thicknessFactor,
    usual: usual?.thicknessFactor ?? form.thicknessFactor,
    isUsual: usual === null,
  }
}

/** The dough of either choice. */
export function choicesOf({ result, estimate }: Baking, house: number) {
  const { form } = result
  const { simple, usual, isUsual } = thicknessesOf(result, house)
  const isOn = estimate.needG ? form.yeastByEstimate : isUsual
  const doughOf = (isEstimate: boolean): Result => {
    if (isEstimate === isOn) return result
    const chosen = { ...form, thicknessFactor: isEstimate ? usual : simple, yeastByEstimate: isEstimate }
    const calculation = calculateDough(chosen)
    return 'outputs' in calculation ? { form: chosen, ...calculation } : result
  }
  return { isOn, rule: doughOf(false), advised: doughOf(true) }
}

export const DOSES = {
  balls: ({ outputs }: Result) => `panetti da ${formatDecimal(outputs.perBallWeightG)} g`,
  yeast: ({ outputs, exact }: Result) => `lievito ${doseText('yeastG', outputs.yeastG, exact.yeastG)}`,
}

const FAR = 2
const shareOf = ({ exact }: Result) => exact.yeastG / exact.flourG

/** Why to take the dough that is marked as advised. */
export function adviceOf(rule: Result, advised: Result, isOfEvening = false): string {
  const times = shareOf(rule) / shareOf(advised)
  const why =
    advised.form.yeastFactor === 1
      ? 'La stima segue le tue ore e i tuoi gradi'
      : isOfEvening
        ? 'La dose della serata è il lievito della ricetta adattato alle ore e ai gradi (stima)'
        : 'La dose della ricetta è provata'
  const lighter = DOSES.balls(rule) === DOSES.balls(advised) ? '' : ', con i panetti che si usano di solito'
  const isFar = times > FAR || times < 1 / FAR
  const dose = times > 1 ? 'troppo lievito' : 'troppo poco lievito'
  return `${why}${lighter}.${isFar ? ` La regola semplice qui dà ${dose}.` : ''}`
}

/** The simple rule of the specification beside what is usual: one switch changes ball and yeast. */
export function SimpleRule({ house }: { house: number }) {
  const baking = useBaking()
  const { set } = useCalculator()
  const isOfEvening = useIsOfEvening()
  if (!baking) return null
  const { needG, warning } = baking.estimate
  const { yeastFactor, yeastByEstimate, thicknessFactor } = baking.result.form
  const { isOn, rule, advised } = choicesOf(baking, house)
  const differ = (['balls', 'yeast'] as const).filter((part) => DOSES[part](rule) !== DOSES[part](advised))
  const isOfRecipe = yeastFactor !== 1
  const ofRecipe = isOfEvening ? 'Come nella serata' : 'Come la ricetta'
  const change = (next: boolean) => {
    const asked = (next ? advised : rule).form
    if (needG) set('yeastByEstimate', String(next))
    if (asked.thicknessFactor !== thicknessFactor)
      set('thicknessFactor', italianDecimal(asked.thicknessFactor))
  }
  const label = (name: string, dough: Result) => (
    <span className="grid justify-items-center gap-0.5 py-1">
      {name}{' '}
      <span className="text-xs font-normal text-ink-soft">
        {differ.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <span className="whitespace-nowrap">{DOSES[part](dough)}</span>
          </Fragment>
        ))}
      </span>
      {dough === advised && (
        <>
          {' '}
          <Badge tone="basil">consigliata</Badge>
        </>
      )}
    </span>
  )
  return (
    <>
      {isOfRecipe && <input type="hidden" name="yeastFactor" value={formatUpTo(yeastFactor, 4)} />}
      {differ.length === 0 ? (
        <input type="hidden" name="yeastByEstimate" value={String(yeastByEstimate)} />
      ) : (
        <div className="no-print mt-1">
          {differ.includes('yeast') && (
            <p className="mb-2">
              {adviceOf(rule, advised, isOfEvening)}{' '}
              <a href="#stima" className="link-quiet py-2.5 font-semibold">
                Perché
              </a>
            </p>
          )}
          <Choice
            legend="Quale dose"
            hidesLegend
            name={needG ? 'yeastByEstimate' : 'panetti'}
            value={String(isOn)}
            options={[
              { value: 'false', label: label('Regola semplice', rule) },
              { value: 'true', label: label(isOfRecipe ? ofRecipe : 'Usa la stima', advised) },
            ]}
            onChange={(value) => change(value === 'true')}
          />
        </div>
      )}
      {needG && warning && !isOn && (
        <>
          <p className="no-print my-2 border-l-4 border-tomato pl-3 font-semibold">{warning}</p>
          <p className="mt-2 hidden text-sm font-semibold print:block">
            Attenzione: la stima del lievito è {formatGrams(needG.doseG)} g.
          </p>
        </>
      )}
    </>
  )
}

/** Whether the dose is of an evening, which has carried the recipe's yeast to its own hours. */
export const useIsOfEvening = () => useSearchParams()[0].get(OF_EVENING.name) === OF_EVENING.value

export const useIsFar = () => Boolean(useBaking()?.estimate.warning)
