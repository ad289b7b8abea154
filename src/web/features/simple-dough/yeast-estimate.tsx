import { Link } from 'react-router'
import { hoursText } from '#domain/dough/simple-texts.ts'
import { estimateSimpleYeast } from '#domain/dough/simple-yeast-estimate.ts'
import { formatUpTo } from '../../ui/format.ts'
import type { Calculated } from './use-simple-dough.ts'

/** A hundredth of a gram is as fine as a jeweller's scale can tell. */
const grams = (value: number) => `${formatUpTo(value, value < 10 ? 2 : 0)} g`

const list = new Intl.ListFormat('it')

const estimateOf = ({ params, result }: Calculated) => estimateSimpleYeast(params, result.ingredients.flour)
type Grams = Extract<ReturnType<typeof estimateOf>, { kind: 'grams' }>

const rangeOf = ({ minG, maxG }: Grams) =>
  grams(minG) === grams(maxG) ? `circa ${grams(minG)}` : `da ${grams(minG)} a ${grams(maxG)}`
const stagesOf = ({ stages }: Grams) =>
  list.format(stages.map(({ tempC, hours }) => `${hoursText(hours)} a ${formatUpTo(tempC, 1)} °C`))

/** What the published models would dose, beside the prescribed yeast and never in its place. */
export function YeastEstimate({ calculated }: { calculated: Calculated }) {
  const estimate = estimateOf(calculated)
  return (
    <section
      aria-labelledby="stima-lievito"
      className="mt-4 rounded-md bg-crust px-4 py-3 text-sm print:mt-2 print:p-0"
    >
      <h5 id="stima-lievito" className="font-semibold">
        Stima scientifica del lievito
      </h5>
      {estimate.kind === 'none' ? (
        <p className="mt-1">{estimate.message}</p>
      ) : (
        <p className="mt-1">
          Per {stagesOf(estimate)} i modelli pubblicati userebbero <strong>{rangeOf(estimate)}</strong>
          {calculated.params.yeastType === 'dry' && ' di secco istantaneo'}. La dose qui sopra segue la regola
          semplice, una percentuale fissa della farina: se i tempi sono lunghi o fa caldo, avvicinati alla
          stima.
        </p>
      )}
      {estimate.kind === 'grams' && estimate.coverage && <p className="mt-1">{estimate.coverage}</p>}
      <p className="no-print mt-1">
        <Link to="/come-verifichiamo" className="link-quiet inline-block py-2">
          Come verifichiamo i calcoli
        </Link>
      </p>
    </section>
  )
}

/** Each model's own figure, and why they differ. */
export function YeastModels({ calculated }: { calculated: Calculated }) {
  const estimate = estimateOf(calculated)
  if (estimate.kind === 'none') return null
  return (
    <>
      <h5 className="mt-4 font-semibold">Quanto lievito, modello per modello</h5>
      <dl className="mt-1 max-w-md">
        {estimate.models.map(({ name, grams: amount }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-on-char/25 py-1.5">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap tabular-nums">{grams(amount)}</dd>
          </div>
        ))}
      </dl>
      {estimate.reasons.map((reason) => (
        <p key={reason} className="mt-2 text-sm text-on-char-soft">
          {reason}
        </p>
      ))}
    </>
  )
}
