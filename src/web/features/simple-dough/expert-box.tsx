import { flourFit } from '#domain/dough/simple/simple-flour.ts'
import { expertTip } from '#domain/dough/simple/simple-texts.ts'
import type { Calculated } from './use-simple-dough.ts'
import { YeastModels } from './yeast-estimate.tsx'

export function ExpertBox({ calculated }: { calculated: Calculated }) {
  const { params } = calculated
  const { label, protein, strength, suggested } = flourFit(params)
  return (
    <section aria-labelledby="per-esperti" className="rounded-md bg-char p-5 text-on-char print:p-0">
      <h4 id="per-esperti" className="text-lg font-semibold">
        Per esperti
      </h4>
      <p className="mt-2">{expertTip(params)}</p>
      <p className="mt-2">
        {label}: proteine {protein}, {strength}.
        {suggested && ` Per queste ore e questi gradi si consiglia ${suggested} (stima).`}
      </p>
      <YeastModels calculated={calculated} />
    </section>
  )
}
