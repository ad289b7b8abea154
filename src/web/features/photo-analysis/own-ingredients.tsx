import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contracts/endpoint.ts'
import { searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { Titled } from '../../ui/titled.tsx'

const MOST_SHOWN = 6

export function OwnIngredients({ suggested }: { suggested: readonly string[] }) {
  const [names, setNames] = useState<readonly string[]>(suggested)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const toggle = (name: string) => {
    const next = new Set(kept)
    if (!next.delete(name)) next.add(name)
    setKept(next)
  }
  const add = () => {
    const name = text.trim().toLowerCase()
    if (!name) return
    setNames([...names.filter((other) => other !== name), name])
    setKept(new Set([...kept, name]))
    setText('')
  }
  return (
    <Titled
      as="h3"
      id="forse-sono"
      title={suggested.length > 0 ? 'Forse sono' : 'Non siamo sicuri: che cosa hai?'}
      look="mb-2 text-lg"
    >
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip key={name} isOn={kept.has(name)} onToggle={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <form
        className="mt-3 flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Field
          className="flex-1"
          label="Aggiungi un ingrediente"
          maxLength={60}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" look="secondary">
          Aggiungi
        </Button>
      </form>
      {kept.size > 0 && <RecipesWith names={[...kept]} />}
    </Titled>
  )
}

function RecipesWith({ names }: { names: readonly string[] }) {
  const { api } = useQueries()
  const asked = { params: { query: names.join(' ') } }
  const { data, isError } = useQuery({
    queryKey: [addressOf(searchRecipes, asked)],
    queryFn: ({ signal }) => api(searchRecipes, { ...asked, signal }),
  })
  return (
    <div className="mt-4" aria-live="polite">
      {isError && <p>La ricerca non è riuscita: controlla la connessione e riprova.</p>}
      {!data && !isError && <p className="text-ink-soft">Ricerca in corso...</p>}
      {data?.length === 0 && <p>Nessuna ricetta li usa tutti: prova a toglierne uno.</p>}
      {data && data.length > 0 && (
        <>
          <p className="mb-2 font-semibold">Ricette con {names.join(', ')}</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {data.slice(0, MOST_SHOWN).map(({ id, name }) => (
              <li key={id}>
                <Link to={`/ricette/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
