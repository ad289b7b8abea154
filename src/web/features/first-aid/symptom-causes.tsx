import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import type { SymptomCause } from '#contracts/first-aid/first-aid.ts'
import { changeIn, correctionLink, type OwnDough } from '#domain/first-aid/correction-link.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { Titled } from '../../ui/titled.tsx'
import { KitchenLine } from '../kitchen/kitchen-line.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'

interface SymptomCausesProps {
  causes: readonly SymptomCause[]
  isAnswered: boolean
  own: OwnDough | null
}

export function SymptomCauses({ causes, isAnswered, own }: SymptomCausesProps) {
  const { kitchen } = useKitchen()
  return (
    <Titled id="cause" title={isAnswered ? 'La causa più probabile, poi le altre' : 'Perché succede'}>
      <p role="status" className="sr-only">
        {isAnswered && `Ora la causa più probabile è: ${causes[0]?.title}`}
      </p>
      {causes.some(({ dough, oven }) => dough ?? oven) && <KitchenLine kitchen={kitchen} className="mt-2" />}
      <ol className="mt-4 grid gap-6 print:mt-2 print:grid-cols-2 print:gap-x-10 print:gap-y-5">
        {causes.map((cause, index) => (
          <li key={cause.id}>
            <Cause
              cause={{ ...cause, change: changeIn(cause, kitchen) }}
              link={linkOf(cause, own, kitchen)}
              place={index + 1}
            />
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-ink-soft">
        I numeri senza fonte sono stime nostre.
        {own && " L'impasto corretto parte dal tuo."}
      </p>
    </Titled>
  )
}

function linkOf({ dough, oven, change, link }: SymptomCause, own: OwnDough | null, kitchen: Kitchen | null) {
  const isOwn = dough ? (own ?? kitchen) : oven && kitchen?.oven
  return isOwn ? correctionLink({ dough, oven, change }, own, kitchen) : link
}

const Cause = ({
  cause: { title, tell, change, sources },
  link,
  place,
}: {
  cause: SymptomCause
  link: SymptomCause['link']
  place: number
}) => (
  <section
    aria-label={title}
    className={`break-inside-avoid rounded-lg border bg-paper p-5 sm:p-6 print:border-0 print:p-0 ${
      place === 1 ? 'border-tomato shadow-card' : 'border-line'
    }`}
  >
    <div className="flex gap-4">
      <span aria-hidden="true" className="w-6 shrink-0 font-display text-3xl leading-none text-tomato">
        {place}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2">
          <MeasuredText>{tell}</MeasuredText>
        </p>
        <div className="mt-4 border-t border-line pt-4">
          <h4 className="text-sm font-semibold text-ink-soft">La prossima volta</h4>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{change.what}</span>
            <span className="figure text-2xl text-tomato">{change.by}</span>
            {change.source === null && <span className="text-sm text-ink-soft">stima</span>}
          </p>
          <p className="mt-1">
            <MeasuredText>{change.text}</MeasuredText>
          </p>
        </div>
        {link && (
          <ButtonLink
            to={link.to}
            look={place === 1 ? 'primary' : 'secondary'}
            className="no-print mt-4 max-w-full shrink! py-2"
          >
            {link.label} <ArrowRight className="size-4 shrink-0" aria-hidden />
          </ButtonLink>
        )}
        <Sources number={change.source} others={sources} />
      </div>
    </div>
  </section>
)

const Sources = ({ number, others }: { number: string | null; others: readonly string[] }) => {
  const all = [...new Set([...(number === null ? [] : [number]), ...others])]
  if (all.length === 0) return null
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {all.length === 1 ? 'Fonte: ' : 'Fonti: '}
      {all.map((source, index) => (
        <Fragment key={source}>
          {index > 0 && ' '}
          {source.split('*').map((part, place) => (place % 2 === 1 ? <em key={place}>{part}</em> : part))}
        </Fragment>
      ))}
    </p>
  )
}
