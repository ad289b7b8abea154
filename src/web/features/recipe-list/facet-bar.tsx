import { ChevronDown, SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listAddress } from '#contracts/recipe-list/list-address.ts'
import { type ListChoice, ORDERS, type Order, toggled } from '#domain/recipe-list/facet-address.ts'
import type { FacetCounts } from '#domain/recipe-list/facet-bits.ts'
import { chosenOf, FACETS, type Facet, type FacetName } from '#domain/recipe-list/facet-list.ts'
import { Button } from '../../ui/button.tsx'

interface FacetBarProps {
  choice: ListChoice
  counts: FacetCounts | undefined
  offered: FacetCounts | undefined
  total: number
  set: (change: Partial<ListChoice>) => void
}

/** What decides whether a pizza can be made and eaten tonight comes first. The bits depend on the order of `FACETS` itself. */
const EARLY: readonly FacetName[] = ['dieta', 'entro', 'forno']
const OTHERS = FACETS.slice(2).filter(({ name }) => !EARLY.includes(name))
const CHIPS = [...EARLY.flatMap((early) => FACETS.filter(({ name }) => name === early)), ...OTHERS]

const chipLook =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm font-semibold whitespace-nowrap hover:border-ink-soft'

const showText = (total: number) => `Mostra ${total} ${total === 1 ? 'ricetta' : 'ricette'}`

const chosenLook = 'border-basil-fill! bg-basil-fill! text-on-fill'

/**
 * Each facet is a chip that opens a sheet with its values. The sheets are popovers inside the form, so they
 * work without JavaScript. In a narrow window they lie open, one below the other, in the sheet of `AllFilters`.
 */
export function FacetBar({ choice, counts, offered, total, set }: FacetBarProps) {
  return (
    <div id="filtri" popover="auto" className="facet-all facet-sheet no-print">
      <div className="facet-scroll">
        <fieldset className="facet-row">
          <legend className="sr-only">Filtri</legend>
          {CHIPS.map((facet) => (
            <FacetSheet key={facet.name} {...{ facet, choice, counts, offered, total, set }} />
          ))}
        </fieldset>
      </div>
      <Button type="submit" className="mt-4 w-full sm:hidden">
        {showText(total)}
      </Button>
    </div>
  )
}

/** Opens all facets at once where a window is too narrow for their chips. */
export function AllFilters({ choice }: Pick<FacetBarProps, 'choice'>) {
  const count = CHIPS.reduce((sum, facet) => sum + chosenOf(choice.chosen, facet).length, 0)
  return (
    <button
      type="button"
      popoverTarget="filtri"
      className={`${chipLook} no-print sm:hidden ${count > 0 ? chosenLook : ''}`}
    >
      <SlidersHorizontal className="size-4" aria-hidden />
      Filtri{count > 0 && ` (${count})`}
    </button>
  )
}

function FacetSheet({ facet, choice, counts, offered, total, set }: FacetBarProps & { facet: Facet }) {
  const { name, label, needs, values } = facet
  const tokens = chosenOf(choice.chosen, facet)
  const only = tokens.length === 1 && values.find(({ token }) => token === tokens[0])
  const shown = values.filter(({ token }) => tokens.includes(token) || (offered?.[name][token] ?? 1) > 0)
  return (
    <>
      <Chip id={name} isOn={tokens.length > 0}>
        {label}
        {only && `: ${only.label.charAt(0).toLowerCase()}${only.label.slice(1)}`}
        {tokens.length > 1 && ` (${tokens.length})`}
      </Chip>
      <Sheet id={name} label={label} done={showText(total)}>
        {name === 'senza' && (
          <p className="mb-2 text-sm text-ink-soft">
            Restano fuori anche le ricette che potrebbero contenerlo o che hanno un ingrediente che non
            conosciamo. Leggi sempre l'etichetta di ciò che compri.
          </p>
        )}
        {shown.map(({ token, label: text }) => (
          <label key={token} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type={needs === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={token}
              checked={tokens.includes(token)}
              onClick={() =>
                needs === 'one' &&
                tokens.includes(token) &&
                set({ chosen: toggled(choice.chosen, name, token) })
              }
              onChange={() => set({ chosen: toggled(choice.chosen, name, token) })}
              className="size-5 shrink-0 accent-tomato-fill"
            />
            <span className="grow">{text}</span>
            {counts && (
              <span className="text-sm text-ink-soft tabular-nums">
                {counts[name][token]}
                <span className="sr-only"> {counts[name][token] === 1 ? 'ricetta' : 'ricette'}</span>
              </span>
            )}
          </label>
        ))}
      </Sheet>
    </>
  )
}

export const OrderSheet = ({ choice, set }: Pick<FacetBarProps, 'choice' | 'set'>) => (
  <>
    <Chip id="ordina" isOn={choice.order !== ''}>
      Ordina: {ORDERS[choice.order].toLowerCase()}
    </Chip>
    <Sheet id="ordina" label="Ordina" done="Fatto">
      {(Object.keys(ORDERS) as Order[]).map((order) => (
        <label key={order} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="ordina"
            value={order}
            checked={choice.order === order}
            onChange={() => set({ order })}
            className="size-5 shrink-0 accent-tomato-fill"
          />
          {ORDERS[order]}
        </label>
      ))}
    </Sheet>
  </>
)

const Chip = ({ id, isOn, children }: { id: string; isOn: boolean; children: ReactNode }) => (
  <button
    type="button"
    popoverTarget={`filtro-${id}`}
    aria-haspopup="dialog"
    className={`facet-chip ${chipLook} ${isOn ? chosenLook : ''}`}
  >
    {children}
    <ChevronDown className="size-4" aria-hidden />
  </button>
)

const Sheet = ({
  id,
  label,
  done,
  children,
}: {
  id: string
  label: string
  done: string
  children: ReactNode
}) => (
  <div id={`filtro-${id}`} popover="auto" role="dialog" aria-label={label} className="facet-sheet">
    {/* A fieldset that is itself the scroller does not shrink with its sheet. */}
    <div className="facet-scroll">
      <fieldset>
        <legend className="mb-2 font-display text-xl">{label}</legend>
        {children}
      </fieldset>
    </div>
    <Button type="submit" className="facet-done mt-4 w-full">
      {done}
    </Button>
  </div>
)

export function ChosenChips({ choice }: { choice: ListChoice }) {
  const chosen = CHIPS.flatMap((facet) =>
    chosenOf(choice.chosen, facet).map((token) => ({
      name: facet.name,
      token,
      text: facet.values.find((value) => value.token === token)?.chosen ?? token,
    })),
  )
  if (chosen.length === 0) return null
  const without = (change: Partial<ListChoice>) => listAddress({ ...choice, page: 1, ...change })
  return (
    <ul
      aria-label="Filtri scelti"
      className="no-print order-last flex flex-wrap items-center gap-2 max-sm:w-full sm:order-none sm:flex-1"
    >
      {chosen.map(({ name, token, text }) => (
        <li key={`${name} ${token}`}>
          <Link
            to={without({ chosen: toggled(choice.chosen, name, token) })}
            preventScrollReset
            aria-label={`Togli il filtro: ${text}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-crust px-4 text-sm font-semibold no-underline hover:bg-line"
          >
            {text}
            <X className="size-4" aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={without({ chosen: keptBySelects(choice) })}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold"
        >
          Cancella tutto
        </Link>
      </li>
    </ul>
  )
}

const keptBySelects = ({ chosen: { categoria, difficolta } }: ListChoice) => ({
  ...(categoria && { categoria }),
  ...(difficolta && { difficolta }),
})
