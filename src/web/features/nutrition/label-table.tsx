import type { NutritionAnswer } from '#contracts/nutrition.ts'
import { intakePct, LABEL_ROWS, type Light, labelAmount, trafficLight } from '#domain/nutrition/label.ts'
import { Badge } from '../../ui/badge.tsx'

const TONES = { basso: 'easy', medio: 'medium', alto: 'hard' } as const satisfies Record<Light, string>

/** The European declaration, with a traffic light for 100 g and a bar for the part of a day that a slice is. */
export const LabelTable = ({ answer: { per_100g, per_slice } }: { answer: NutritionAnswer }) => (
  <section aria-labelledby="etichetta" className="rounded-md border-2 border-ink p-4">
    <h3 id="etichetta" className="border-b-4 border-ink pb-2 text-xl">
      Dichiarazione nutrizionale
    </h3>
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-semibold">
            <span className="sr-only">Nutriente</span>
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            per 100 g
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            per fetta
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            % AR*
          </th>
        </tr>
      </thead>
      <tbody>
        {LABEL_ROWS.map((row) => {
          const light = trafficLight(row.key, row.read(per_100g))
          const pct = intakePct(row, per_slice)
          const isPart = row.name.startsWith('di cui')
          return (
            <tr key={row.key} className="border-b border-line align-top">
              <th scope="row" className={isPart ? 'py-2 pl-3 font-normal' : 'py-2 font-semibold'}>
                {row.name}
                {light && (
                  <>
                    {' '}
                    <Badge tone={TONES[light]}>{light}</Badge>
                  </>
                )}
              </th>
              <td className="py-2 pl-3 text-right tabular-nums">
                <Amount text={labelAmount(row.key, row.read(per_100g))} />
              </td>
              <td className="py-2 pl-3 text-right tabular-nums">
                <Amount text={labelAmount(row.key, row.read(per_slice))} />
              </td>
              <td className="w-16 py-2 pl-3 text-right tabular-nums">
                {pct === null ? '–' : `${Math.round(pct)}%`}
                {pct !== null && (
                  <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-crust">
                    <span
                      className="block h-full rounded-full bg-tomato-fill"
                      style={{ width: `${Math.min(100, pct)}%` }}
                    />
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
    <p className="mt-3 text-sm text-ink-soft">
      * Assunzioni di riferimento di un adulto medio (8400 kJ / 2000 kcal), per una fetta. Basso, medio e alto
      sono le fasce del semaforo britannico, per 100 g.
    </p>
  </section>
)

/** Joules and calories stand one under the other where the column is narrow. */
const Amount = ({ text }: { text: string }) =>
  text.split(' / ').map((part) => (
    <span key={part} className="block whitespace-nowrap">
      {part}
    </span>
  ))
