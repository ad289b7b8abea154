import { Link, useLocation } from 'react-router'
import { modelsBeside } from '#domain/dough/dose-warning.ts'
import { estimateForm, type FormEstimate } from '#domain/dough/full/full-estimate.ts'
import { stagesOfForm } from '#domain/dough/full/full-stages.ts'
import type { YeastMargins } from '#domain/dough/yeast/yeast-estimate.ts'
import type { Stage } from '#domain/dough/yeast/yeast-model.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { wholePercents } from '#domain/words/whole-percents.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { Lines } from '../../ui/titled.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { Foldable } from './foldable.tsx'
import { choicesOf, formatGrams, useIsOfEvening } from './simple-rule.tsx'
import { type Baking, useBaking } from './use-baking.ts'
import { piecesOf, type Result } from './use-calculator.ts'

const ID = 'stima'

export function YeastEstimateTool({ house }: { house: number }) {
  const baking = useBaking()
  const { hash } = useLocation()
  const isBrowser = useIsBrowser() // the server does not see the hash
  return (
    <section id={ID} aria-labelledby="titolo-stima" className="no-print scroll-mt-40 lg:scroll-mt-24">
      <Foldable
        id="titolo-stima"
        title="Stima scientifica"
        answer={baking ? closedAnswer(choicesOf(baking, house).advised) : 'Arriva insieme alle dosi'}
        isWanted={isBrowser && hash === `#${ID}`}
      >
        {baking ? (
          <Estimate baking={baking} house={house} />
        ) : (
          <p className="mt-4">Arriva insieme alle dosi.</p>
        )}
        <Link to="/come-verifichiamo" className="link-quiet mt-2 inline-block py-2">
          Come verifichiamo i calcoli
        </Link>
      </Foldable>
    </section>
  )
}

const closedAnswer = ({ exact, outputs }: Result) =>
  `${formatGrams(exact.yeastG)} g di lievito per ${formatDecimal(outputs.flourG)} g di farina`

/** The panel speaks of the dough of 'Usa la stima', so its dose is the one of that choice. */
function Estimate({ baking, house }: { baking: Baking; house: number }) {
  const { rule, advised } = choicesOf(baking, house)
  const estimate = estimateForm(advised.form, advised.exact, stagesOfForm(advised.form))
  const { yeast, starter, stages, verdict, needG } = estimate
  const isTested = advised.form.yeastFactor !== 1
  const isOfEvening = useIsOfEvening()
  const flourG = formatDecimal(rule.outputs.flourG)
  const ofRule = flourG === formatDecimal(advised.outputs.flourG) ? '' : `, per ${flourG} g di farina`
  return (
    <>
      {needG && <Answer needG={needG} dough={advised} isTested={isTested} />}
      {verdict && <p className="mt-3">{verdict}</p>}
      <Stages stages={stages} shares={yeast.kind === 'estimate' ? yeast.stageShares : []} />
      {yeast.kind === 'refused' ? (
        <p className="mt-4 font-medium">{yeast.message}</p>
      ) : (
        <PhoneFold name="Modello per modello" className="mt-2">
          <Models
            yeast={yeast}
            own={[
              [
                isTested
                  ? isOfEvening
                    ? 'Dose della serata'
                    : 'Dose della ricetta'
                  : 'Stima: la mediana delle fonti',
                advised.exact.yeastG,
              ],
              [`Regola semplice${ofRule}`, rule.exact.yeastG],
            ]}
          />
          <YeastMarginsList margins={yeast.margins} stages={stages} />
        </PhoneFold>
      )}
      {starter && (
        <p className="mt-4 border-t border-line pt-4">
          <strong>Lievito madre:</strong>{' '}
          {starter.kind === 'starter'
            ? `per questi tempi ne servirebbe circa il ${formatUpTo(starter.starterPct, 0)}% sulla farina: i suoi lieviti raddoppiano ${formatUpTo(starter.doublings, 1)} volte.`
            : starter.message}
        </p>
      )}
      <Reasons yeast={yeast} />
    </>
  )
}

interface AnswerProps {
  needG: NonNullable<FormEstimate['needG']>
  dough: Result
  isTested: boolean
}

function Answer({ needG, dough, isTested }: AnswerProps) {
  const models = modelsBeside(needG.doseG, needG, formatGrams, useIsOfEvening() ? '' : undefined)
  return (
    <>
      <p className="mt-2">
        <span className="figure text-3xl">{formatGrams(dough.exact.yeastG)} g</span>{' '}
        <span className="text-ink-soft">
          per {formatDecimal(dough.outputs.flourG)} g di farina, {piecesOf(dough)}
        </span>
        {models && <span className="block">{models}</span>}
      </p>
      <p className="mt-2 text-ink-soft">
        {isTested
          ? 'È il lievito della ricetta, portato a queste ore e a questi gradi.'
          : 'È la mediana dei modelli pubblicati, per queste ore e questi gradi.'}
      </p>
    </>
  )
}

const Stages = ({ stages, shares }: { stages: readonly Stage[]; shares: readonly number[] }) => {
  const percents = wholePercents(shares)
  return (
    <>
      {stages.length > 1 && shares.length > 0 && (
        <h3 className="mt-4 text-lg">Quanto fermenta in ogni fase</h3>
      )}
      <ol className="mt-2 flex flex-wrap gap-2" aria-label="Fasi della lievitazione">
        {stages.map(({ tempC, hours }, index) => (
          <li key={index} className="rounded-full bg-crust px-3 py-1 text-sm">
            {stages.length > 1 && shares.length > 0 && (
              <strong className="font-semibold">{percents[index] ?? 0}% in </strong>
            )}
            {shortDuration(hours * 60)} a {formatUpTo(tempC, 1)} °C
          </li>
        ))}
      </ol>
    </>
  )
}

type Yeast = FormEstimate['yeast']

interface ModelsProps {
  yeast: Extract<Yeast, { kind: 'estimate' }>
  own: readonly (readonly [name: string, grams: number])[]
}

const Models = ({ yeast, own }: ModelsProps) => (
  <table className="mt-4 w-full border-collapse text-left">
    <caption className="sr-only">Lievito secondo i modelli pubblicati</caption>
    <tbody>
      {own.map(([name, grams]) => (
        <tr key={name} className="border-b border-line font-semibold">
          <th scope="row" className="py-1.5">
            {name}
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{formatGrams(grams)} g</td>
        </tr>
      ))}
      {yeast.models.map(({ id, name }, index) => (
        <tr key={id} className="border-b border-line last:border-b-0">
          <th scope="row" className="py-1.5 font-normal">
            {name}
          </th>
          <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
            {formatGrams(yeast.modelsG[index] ?? 0)} g
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Reasons({ yeast }: { yeast: Yeast }) {
  const reasons = yeast.kind === 'estimate' ? yeast.reasons : []
  return (
    <details className="mt-4">
      <summary className="min-h-11 content-center font-semibold">
        Perché i modelli non vanno d'accordo
      </summary>
      <ul className="mt-1 list-disc space-y-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {yeast.silent.map(({ id, name, whyNot }) => (
          <li key={id}>
            {name}, qui non si applica: {whyNot.charAt(0).toLowerCase() + whyNot.slice(1)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const change = (share: number) =>
  `il ${formatUpTo(Math.abs(share) * 100, 0)}% di lievito in ${share < 0 ? 'meno' : 'più'}`

export function YeastMarginsList({ margins, stages }: { margins: YeastMargins; stages: readonly Stage[] }) {
  const { hourMoreChange, hourLessChange, warmerChange, coolerChange } = margins
  const { warmerReadyEarlierH, coolerReadyLaterH } = margins
  const last = stages.at(-1)
  const where = last && stages.length > 1 ? ` nell'ultima fase, a ${formatUpTo(last.tempC, 1)} °C,` : ''
  const lines = [
    hourMoreChange !== null && `Un'ora in più${where} chiede ${change(hourMoreChange)}.`,
    hourLessChange !== null && `Un'ora in meno${where} chiede ${change(hourLessChange)}.`,
    warmerChange !== null &&
      `Due gradi in più chiedono ${change(warmerChange)}${
        warmerReadyEarlierH === null
          ? ''
          : `; senza cambiarlo l'impasto è pronto ${shortDuration(warmerReadyEarlierH * 60)} prima`
      }.`,
    coolerChange !== null &&
      `Due gradi in meno chiedono ${change(coolerChange)}${
        coolerReadyLaterH === null
          ? ''
          : `; senza cambiarlo l'impasto è pronto ${shortDuration(coolerReadyLaterH * 60)} dopo`
      }.`,
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 text-lg">Quanto può sbagliare</h3>
      <Lines className="list-disc space-y-1 pl-5" of={lines} />
    </>
  )
}
