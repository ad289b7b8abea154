import { OF_EVENING } from '#domain/dough/full/full-address.ts'
import { sourceText } from '#domain/pizza-night/doughs/dough-words.ts'
import type { EveningSheet, SheetDough } from '#domain/pizza-night/evening-sheet.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { counted } from '#domain/words/counted.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { PART_IDS, ResultPart } from './result-part.tsx'

const doughsTitle = ({ doughs }: Pick<EveningSheet, 'doughs'>): string =>
  doughs.length === 1 ? "L'impasto" : 'Gli impasti'

export const DoughsPart = ({ sheet }: { sheet: EveningSheet }) => (
  <ResultPart id={PART_IDS.doughs} title={doughsTitle(sheet)}>
    <ul className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {sheet.doughs.map((dough) => (
        <li key={dough.kind}>
          <DoughCard dough={dough} />
        </li>
      ))}
    </ul>
  </ResultPart>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="mt-3 divide-y divide-line border-y border-line">
    {lines.map((line) => (
      <li key={line} className="py-2 max-sm:py-1 print:py-0.5">
        {line}
      </li>
    ))}
  </ul>
)

function calculatorPage(form: [string, string][], { isYeastAdapted, preferment }: SheetDough): string {
  const address = new URLSearchParams(form)
  if (isYeastAdapted || preferment) address.set(OF_EVENING.name, OF_EVENING.value)
  return `/calcolatore-impasto?${address}`
}

function DoughCard({ dough }: { dough: SheetDough }) {
  const { name, isTray, balls, spareBalls, ballG, preferment, lines, isCold, hours, calculator } = dough
  return (
    <Card className="h-full">
      <h4 className="font-display text-xl">{name}</h4>
      <p className="mt-1">
        <strong className="font-semibold">
          {isTray ? counted(balls, 'teglia', 'teglie') : counted(balls, 'panetto', 'panetti')} da {ballG} g
        </strong>
        {spareBalls > 0 && (isTray ? ', una di riserva' : ', uno di riserva')}
        <span className="text-ink-soft">
          {' '}
          · {shortDuration(hours * 60)}
          {isCold ? ', quasi tutte in frigo' : ' a temperatura ambiente'}
        </span>
      </p>
      {preferment && (
        <>
          <h5 className="mt-3 font-semibold">
            Prima: {preferment.name.toLowerCase()}, {shortDuration(preferment.hours * 60)}
          </h5>
          <Lines lines={preferment.lines} />
          <h5 className="mt-3 font-semibold">Poi, con tutto il prefermento</h5>
        </>
      )}
      <Lines lines={lines} />
      <p className="mt-3 text-sm text-ink-soft">
        {sourceText(dough)}
        {dough.remarks.map((remark) => ` ${remark}`)}
      </p>
      {calculator && (
        <p className="no-print mt-3">
          <ButtonLink look="secondary" to={calculatorPage(calculator, dough)}>
            Apri nel calcolatore
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}
