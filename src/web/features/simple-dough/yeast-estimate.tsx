import { Link } from 'react-router'
import { doseG, modelsBeside, stagesText } from '#domain/dough/dose-warning.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { YEAST_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import {
  estimateSimpleYeast,
  type SimpleYeastEstimate,
  warningOfList,
} from '#domain/dough/simple/simple-yeast-estimate.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { formatUpTo } from '../../ui/format.ts'
import type { Calculated } from './use-simple-dough.ts'

interface YeastEstimateProps {
  params: SimpleDoughParams
  estimate: SimpleYeastEstimate
  onYeast: (byEstimate: boolean) => void
}

export function YeastEstimate({ params, estimate, onYeast }: YeastEstimateProps) {
  const isOn = params.yeastByEstimate ?? false
  const warning = warningOfList(params, estimate)
  const models = estimate.kind === 'grams' && modelsBeside(estimate.doseG, estimate)
  return (
    <section
      aria-labelledby="stima-lievito"
      className={`mt-4 ${warning ? 'border-l-4 border-tomato' : ''} rounded-md bg-crust px-4 py-3 text-sm print:mt-2 print:border-0 print:p-0`}
    >
      {warning && <p className="mb-2 text-base font-semibold">{warning}</p>}
      <h5 id="stima-lievito" className="font-semibold">
        Stima scientifica del lievito
      </h5>
      {estimate.kind === 'none' ? (
        <p className="mt-1">{estimate.message}</p>
      ) : (
        <>
          <p className="mt-1">
            Per {stagesText(estimate.stages)} servono <strong>circa {doseG(estimate.doseG)}</strong>
            {models && ` (${models})`}
            {params.yeastType === 'dry' && ' di secco istantaneo'}. {isOn ? BY_ESTIMATE : byRule(params)}
          </p>
          <div className="no-print mt-1">
            <CheckBox checked={isOn} onChange={onYeast}>
              Usa la stima
            </CheckBox>
          </div>
        </>
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

const BY_ESTIMATE = 'Nelle dosi il lievito è questo.'
const byRule = ({ yeastType }: SimpleDoughParams) =>
  `La dose dell'elenco è invece la regola semplice: ${formatUpTo(YEAST_PRESETS[yeastType].pctOfFlour, 1)}% della farina, per qualunque durata.`

export function YeastModels({ calculated }: { calculated: Calculated }) {
  const estimate = estimateSimpleYeast(calculated.params, calculated.result.ingredients.flour)
  if (estimate.kind === 'none') return null
  return (
    <>
      <h5 className="mt-4 font-semibold">Quanto lievito, modello per modello</h5>
      <dl className="mt-1 max-w-md">
        {estimate.models.map(({ name, grams: amount }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-on-char/25 py-1.5">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap tabular-nums">{doseG(amount)}</dd>
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
