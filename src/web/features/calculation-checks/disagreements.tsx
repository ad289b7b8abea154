import { modelDisagreements } from '#domain/dough/yeast/yeast-disagreement.ts'
import { formatDecimal } from '../../ui/format.ts'

export const Disagreements = () => (
  <section aria-labelledby="disaccordi">
    <h2 id="disaccordi" className="text-2xl">
      Dove i modelli non sono d'accordo
    </h2>
    <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
      Sul lievito non esiste un numero giusto. Ecco quanto lievito di birra fresco, per un chilo di farina,
      danno i modelli pubblicati per lo stesso impasto (62% d'acqua, 2,5% di sale). Per questo accanto alla
      dose mostriamo un intervallo e la parola «stima».
    </p>
    <p className="mb-5 max-w-2xl text-ink-soft">
      Le fonti sono tre: la tabella di TXCraig1, le formule Japi (due varianti della stessa) e le cifre AVPN.
      Sui tempi brevi, sotto le 8 ore, le cifre AVPN non arrivano e restano due fonti; in una cucina fredda
      può restarne una. Quando sono meno di tre lo scriviamo, con il motivo di chi tace.
    </p>
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {modelDisagreements().map(({ what, models, spread, coverage }) => (
        <div key={what} className="rounded-lg border border-line bg-paper p-5">
          <h3 className="text-lg">{what}</h3>
          <dl className="mt-3">
            {models.map(({ name, gPerKg }) => (
              <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
                <dt>{name}</dt>
                <dd className="font-semibold whitespace-nowrap tabular-nums">{formatDecimal(gPerKg, 2)} g</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink-soft">
            Il più generoso ne vuole {formatDecimal(spread, 1)} volte il più parco.
          </p>
          {coverage && <p className="mt-2 text-sm text-ink-soft">{coverage}</p>}
        </div>
      ))}
    </div>
  </section>
)
