import { clsx } from 'clsx'
import { ChevronDown, Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import { dailyPct, type HomeCard, type HomeNutrient } from '#domain/nutrition/home-cards.ts'
import { HOME_CARDS, HOME_TIPS } from '#knowledge/home-nutrition.ts'
import { formatUpTo } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/surfaces.tsx'
import { Lines } from '../../ui/titled.tsx'

export const IngredientFactsSection = () => (
  <Section
    id="nutrizione"
    title="Ingredienti e nutrizione"
    aside={<SectionLink to="/calcolatore-nutrizione">Calcola la tua pizza</SectionLink>}
  >
    <ul className="grid items-start max-sm:divide-y max-sm:divide-line max-sm:rounded-md max-sm:border max-sm:border-line max-sm:bg-paper max-sm:shadow-card sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
      {HOME_CARDS.map((card) => (
        <li key={card.name}>
          <FactsCard card={card} />
        </li>
      ))}
    </ul>
    <Tips />
    <p className="mt-2 text-sm text-ink-soft">
      Valori per 100 g (USDA, CIQUAL); percentuali sulle assunzioni di riferimento europee di un adulto, 2000
      kcal al giorno; fibre 25 g.
    </p>
  </Section>
)

function FactsCard({ card: { name, emoji, glyph, description, nutrients } }: { card: HomeCard }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <article className="px-4 py-0.5 sm:rounded-md sm:border sm:border-line sm:bg-paper sm:py-3 sm:shadow-card">
      <div className="flex items-center justify-between gap-3 lg:flex-col lg:items-start lg:gap-1">
        <h3 className="flex items-center gap-3 text-lg">
          {/* Systems draw this character differently or not at all, so an SVG covers it. */}
          <span aria-hidden className={`glyph glyph-${glyph} size-7 text-gold`}>
            <span className="sr-only">{emoji}</span>
          </span>
          {name}
        </h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold text-tomato hover:bg-crust noscript:hidden"
        >
          {/* Five times the same words, below each other: on a phone the arrow says them. */}
          <span className="max-sm:sr-only">{isOpen ? 'Nascondi i nutrienti' : 'Mostra i nutrienti'}</span>
          <span className="sr-only"> di {name}</span>
          <ChevronDown
            className={isOpen ? 'size-4 rotate-180 transition-transform' : 'size-4 transition-transform'}
            aria-hidden
          />
        </button>
      </div>
      {/* On a phone five rows are a list: what each is about opens with its figures. */}
      <p className={clsx('text-sm text-ink-soft noscript:block!', !isOpen && 'max-sm:hidden')}>
        {description}
      </p>
      <ul id={id} className={isOpen ? 'mt-3 space-y-4' : 'mt-3 hidden space-y-4 noscript:block'}>
        {nutrients.map((nutrient) => (
          <Nutrient key={nutrient.name} nutrient={nutrient} />
        ))}
      </ul>
    </article>
  )
}

const unitOf = { kcal: 'kcal', sodium_mg: 'mg' } as Readonly<
  Partial<Record<HomeNutrient['nutrient'], string>>
>

function Nutrient({ nutrient }: { nutrient: HomeNutrient }) {
  const { name, value, importance, description } = nutrient
  const pct = Math.round(dailyPct(nutrient))
  return (
    <li className="border-t border-line pt-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="tabular-nums">
          {formatUpTo(value, 1)} {unitOf[nutrient.nutrient] ?? 'g'}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={`${name}, parte di un giorno`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, pct)}
        aria-valuetext={`${pct}% di un giorno`}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-crust"
      >
        <div className="h-full rounded-full bg-basil-fill" style={{ width: `${Math.min(100, pct)}%` }} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {pct}% di un giorno · importanza {importance.toLowerCase()}
      </p>
      <p className="mt-1 text-sm">{description}</p>
    </li>
  )
}

const Tips = () => (
  <aside
    aria-labelledby="consigli-nutrizione"
    className="mt-2 rounded-md bg-char px-4 py-3 text-on-char sm:mt-4 sm:px-6 sm:py-4"
  >
    <h3 id="consigli-nutrizione" className="flex items-center gap-2 text-lg">
      <Lightbulb className="size-5 text-ember" aria-hidden /> Consigli
    </h3>
    <Lines
      className="mt-1.5 list-disc gap-x-10 space-y-1 pl-5 text-sm lg:columns-2 lg:text-base"
      of={HOME_TIPS}
    />
  </aside>
)
