import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { forgetKnownGuest, keepKnownGuest } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { KnownGuest, NewKnownGuest } from '#contracts/pizza-night/pizza-night-kept.ts'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { atTable, isSameName, withGuest, withoutGuest } from '#domain/pizza-night/kept-evening.ts'
import { ifStillThere } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { IconButton } from '../../../ui/form-buttons.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { saidOf } from '../guest-fields.tsx'
import type { EveningState } from '../use-evening.ts'
import { knownGuestsQuery } from './kept-queries.ts'
import { sayFailure } from './say-failure.ts'

function useKnownGuests() {
  const { api, client } = useQueries()
  const query = knownGuestsQuery(api)
  const { data = [] } = useQuery(query)
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (failure: unknown) =>
      sayFailure(failure, 'Non ci siamo riusciti: controlla la connessione e riprova.'),
  }
  const keep = useMutation({
    mutationFn: ({ guest, known }: { guest: GuestDraft; known?: KnownGuest | undefined }) => {
      const json: NewKnownGuest = {
        guest,
        consent: true,
        basedOn: known?.consentedAt,
      }
      return api(keepKnownGuest, { body: json })
    },
    ...settled,
  })
  const forget = useMutation({
    mutationFn: ({ id }: KnownGuest) => ifStillThere(api(forgetKnownGuest, { params: { id } })),
    ...settled,
  })
  return { guests: data, keep, forget, isPending: keep.isPending || forget.isPending }
}

/** A guest is stored only if the user ticks the box and has the guest's consent. */
export function KnownGuests({ evening: { draft, change } }: { evening: EveningState }) {
  const { guests, keep, forget, isPending } = useKnownGuests()
  const [isOpen, setOpen] = useState(false)
  const named = draft.guests.filter(({ name }) => name.trim() !== '')
  if (named.length === 0 && guests.length === 0) return null
  const add = ({ guest }: KnownGuest) => {
    const before = draft.guests
    const after = withGuest(before, guest)
    if (after) change(atTable(after))
    toast(
      after
        ? {
            title: `${guest.name} è tra gli ospiti`,
            action: {
              label: 'Annulla',
              onSelect: () => change(({ guests }) => atTable(withoutGuest(guests, { before, after }))),
            },
          }
        : { title: 'La tavola è piena', description: 'Togli un ospite e riprova.', tone: 'warning' },
    )
  }
  const remove = (known: KnownGuest) =>
    forget.mutate(known, {
      onSuccess: () =>
        toast({
          title: `${known.guest.name}: dimenticato`,
          action: { label: 'Annulla', onSelect: () => keep.mutate({ guest: known.guest }) },
        }),
    })
  return (
    <details className="border-t border-line pt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-semibold">Ospiti per la prossima volta</summary>
      {isOpen && (
        <div className="space-y-4 pt-2">
          {guests.length > 0 && (
            <ul aria-label="Ospiti che conosci" className="space-y-1">
              {guests.map((known) => (
                <li key={known.id} className="flex flex-wrap items-center justify-between gap-2">
                  <p className="min-w-0 flex-1 wrap-anywhere">
                    <span className="font-semibold">{known.guest.name}</span>{' '}
                    <span className="text-sm text-ink-soft">{saidOf(known.guest)}</span>
                  </p>
                  <SmallButton
                    look="secondary"
                    says="Aggiungi"
                    label={`Aggiungi alla serata ${known.guest.name}`}
                    onClick={() => add(known)}
                  />
                  <IconButton
                    icon={X}
                    label={`Dimentica ${known.guest.name}`}
                    iconClass="size-4"
                    disabled={isPending}
                    onClick={() => remove(known)}
                  />
                </li>
              ))}
            </ul>
          )}
          {named.length > 0 && (
            <fieldset>
              <legend className="text-sm text-ink-soft">
                Spunta chi è d'accordo: ne conserviamo nome, appetito, esigenze e gusti finché non togli la
                spunta.
              </legend>
              {named.map((guest, index) => (
                <KeptTick
                  key={index}
                  guest={guest}
                  known={guests.find((one) => isSameName(one.guest, guest))}
                  isOnItsWay={keep.isPending && isSameName(keep.variables.guest, guest)}
                  onKeep={(known) => keep.mutate({ guest: { ...guest, name: guest.name.trim() }, known })}
                  onForget={remove}
                />
              ))}
            </fieldset>
          )}
        </div>
      )}
    </details>
  )
}

interface SmallButtonProps {
  says: string
  label: string
  look?: 'secondary' | 'quiet'
  disabled?: boolean
  onClick: () => void
}

export const SmallButton = ({ says, label, look = 'quiet', ...rest }: SmallButtonProps) => (
  <Button look={look} size="small" className="min-h-11" aria-label={label} {...rest}>
    {says}
  </Button>
)

interface KeptTickProps {
  guest: GuestDraft
  known: KnownGuest | undefined
  isOnItsWay: boolean
  onKeep: (known?: KnownGuest) => void
  onForget: (known: KnownGuest) => void
}

function KeptTick({ guest, known, isOnItsWay, onKeep, onForget }: KeptTickProps) {
  const name = guest.name.trim()
  return (
    <div>
      <CheckBox
        checked={known !== undefined || isOnItsWay}
        onChange={(isTicked) => {
          if (isTicked) onKeep()
          else if (known) onForget(known)
        }}
      >
        Ricorda {name}
      </CheckBox>
      {known && !isOnItsWay && saidOf(known.guest) !== saidOf(guest) && (
        <p className="flex flex-wrap items-center gap-2 pl-8 text-sm text-ink-soft">
          Ricordiamo: {saidOf(known.guest)}.
          <SmallButton
            look="secondary"
            says="Aggiorna"
            label={`Aggiorna ${name}`}
            onClick={() => onKeep(known)}
          />
        </p>
      )}
    </div>
  )
}
