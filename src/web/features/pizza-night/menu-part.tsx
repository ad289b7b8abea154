import { clsx } from 'clsx'
import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { allergenNames } from '#domain/ingredients/species.ts'
import type { EveningSheet, SheetGuest, SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { forText } from '#domain/pizza-night/guest-groups.ts'
import { unitsText } from '#domain/pizza-night/unit-words.ts'
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { Lines } from '../../ui/titled.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import { Choices, type Outcome } from './choices.tsx'
import { PART_IDS, ResultPart } from './result-part.tsx'

type Menu = Pick<EveningSheet, 'cautions' | 'leftOut' | 'pizzas' | 'guests' | 'timeZone'>

type Other = { key: string; name: string }

export interface MenuPartProps {
  sheet: Menu
  /** How many are at the table, and what is baked for them. */
  intro?: string
  onSwap?: ((from: SheetPizza, to: Other) => void) | undefined
  outcomeOf?: ((from: SheetPizza, to: Other) => Outcome) | undefined
}

export const MenuPart = ({ sheet, intro, ...swap }: MenuPartProps) => (
  <ResultPart id={PART_IDS.menu} title="Il menu" intro={intro}>
    <ul className="grid gap-5 sm:grid-cols-2 print:gap-2">
      {sheet.pizzas.map((pizza, index) => {
        const isWide = index % 2 === 0 && index === sheet.pizzas.length - 1
        return (
          <li key={pizza.key} className={clsx(isWide && 'sm:col-span-2')}>
            <PizzaCard pizza={pizza} sheet={sheet} isWide={isWide} {...swap} />
          </li>
        )
      })}
    </ul>
    {sheet.cautions.length > 0 && (
      <Lines
        className="mt-5 space-y-2 rounded-md border-l-4 border-gold bg-crust p-4 print:hidden"
        of={sheet.cautions}
      />
    )}
    {sheet.leftOut.length > 0 && (
      <details className="mt-4 print:hidden">
        <summary className="min-h-11 content-center font-semibold">
          Restano fuori: {sheet.leftOut.map(({ name }) => name).join(', ')}
        </summary>
        <ul className="list-disc space-y-1 pl-5 text-ink-soft">
          {sheet.leftOut.map(({ recipeId, name, reason }) => (
            <li key={recipeId}>
              {name} {reason}.
            </li>
          ))}
        </ul>
      </details>
    )}
  </ResultPart>
)

/** With the evening's amount. A tray of an earlier version does not say how large it is. */
function withDoses({ recipeId, isTray, count, doses = isTray ? '' : String(count) }: SheetPizza): string {
  return recipePage(recipeId) + (doses && `?${DOSES_PARAM}=${doses}`)
}

interface PizzaCardProps extends Omit<MenuPartProps, 'intro'> {
  pizza: SheetPizza
  /** The last of an odd number fills its row. */
  isWide: boolean
}

function PizzaCard({ pizza, sheet, isWide, onSwap, outcomeOf }: PizzaCardProps) {
  const eats = (guest: SheetGuest) => guest.shares.some((share) => share.pizza === pizza.key)
  const eaters = sheet.guests.filter(eats)
  const places = sheet.guests.flatMap((guest, place) => (eats(guest) ? [place] : []))
  return (
    <article
      className={clsx(
        'flex h-full overflow-hidden rounded-lg border border-line bg-paper shadow-card print:overflow-visible print:border-0',
        !isWide && 'sm:flex-col',
      )}
    >
      <div
        className={clsx(
          'overflow-hidden bg-crust max-sm:m-4 max-sm:mr-0 max-sm:size-22 max-sm:shrink-0 max-sm:rounded-md sm:aspect-[4/3] print:hidden',
          isWide && 'sm:w-1/2 sm:shrink-0',
        )}
      >
        <RecipePicture
          imageUrl={pizza.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 45vw, 6rem"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5 print:p-0">
        <h4 className="font-display text-xl">
          <Link to={withDoses(pizza)} className="no-underline hover:underline">
            {pizza.name}
          </Link>{' '}
          <span className="whitespace-nowrap font-sans text-base font-semibold text-tomato">
            × {pizza.count}
            {pizza.cut !== undefined && `, ${unitsText(pizza.count * pizza.cut, pizza)}`}
          </span>
        </h4>
        <Suits pizza={pizza} isFirst={pizza.isWithoutGluten && !sheet.pizzas.every(isFree)} />
        <ul className="space-y-1">
          {pizza.eatenBy && <li>{pizza.eatenBy}</li>}
          {pizza.cut === undefined
            ? eaters.map((guest, index) => <Eater key={index} guest={guest} timeZone={sheet.timeZone} />)
            : eaters.length > 0 && (
                <li className="wrap-anywhere">
                  {eaters.length === sheet.guests.length ? 'Per tutti' : forText(sheet, places)}
                </li>
              )}
        </ul>
        {onSwap && pizza.instead && (
          <Choices
            title="Cambia"
            // On phones the rows take the whole card, below its picture.
            className="text-sm max-sm:-ml-26 max-sm:[&>summary]:ml-26"
            of={pizza.instead.map((other) => ({
              ...other,
              tags: capitalised((other.suits ?? []).join(' · ')),
              ...(outcomeOf && { outcome: outcomeOf(pizza, other) }),
              onTake: () => onSwap(pizza, other),
            }))}
          />
        )}
        {pizza.changes.length > 0 && (
          <details className="text-sm print:hidden">
            <summary className="min-h-11 content-center font-semibold">
              È una variante: che cosa cambia
            </summary>
            <Lines className="mt-1 list-disc space-y-1 pl-5 text-ink-soft" of={pizza.changes} />
          </details>
        )}
        <p className="mt-auto pt-2 text-sm text-ink-soft">
          Allergeni:{' '}
          {pizza.contains.length > 0
            ? allergenNames(pizza.contains, pizza.species)
            : 'nessuno dei quattordici'}
          {pizza.mayContain.length > 0 &&
            `. Può contenere ${allergenNames(pizza.mayContain, pizza.maySpecies)}`}
          .
          {pizza.unknown.length > 0 && ` Da leggere in etichetta: ${pizza.unknown.join(', ').toLowerCase()}.`}
        </p>
      </div>
    </article>
  )
}

const isFree = ({ isWithoutGluten }: SheetPizza) => isWithoutGluten

/** 'Senza glutine, esce per prima · vegana'. Evenings of earlier versions say gluten alone. */
function Suits({ pizza, isFirst }: { pizza: SheetPizza; isFirst: boolean }) {
  const { suits = pizza.isWithoutGluten ? ['senza glutine'] : [] } = pizza
  if (suits.length === 0) return null
  const told = suits.map((suit) => (isFirst && suit === 'senza glutine' ? `${suit}, esce per prima` : suit))
  return (
    <p className="text-sm font-semibold text-basil">
      {suits.includes('senza glutine') && (
        <span className="glyph glyph-gluten-free size-4 align-text-bottom" />
      )}{' '}
      {capitalised(told.join(' · '))}
    </p>
  )
}

const PORTIONS: Readonly<Record<string, string>> = { 0.5: 'mezza', 1.5: 'una e mezza', 2: 'due' }

/** The reason for an unfulfilled wish is private, so it is not printed. */
export const GuestNotes = ({ notes }: Pick<SheetGuest, 'notes'>) =>
  notes
    .filter((note) => !note.startsWith('È una variante'))
    .map((note) => (
      <span key={note} className="block text-sm text-ink-soft print:hidden">
        {note}
      </span>
    ))

const Eater = ({ guest, timeZone }: { guest: SheetGuest; timeZone: string }) => (
  <li className="wrap-anywhere">
    <span className="font-semibold">{capitalised(guest.name)}</span>
    {PORTIONS[guest.appetite] && <span> ({PORTIONS[guest.appetite]})</span>}
    <span className="text-ink-soft">, in tavola alle {formatTime(guest.servedMs, timeZone)}</span>
    <GuestNotes notes={guest.notes} />
  </li>
)
