import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { pizzeriasQuery } from './pizzerias.loader.ts'
import { PizzeriaList } from './pizzerias-section.tsx'

const RegionSkeletons = () =>
  ['w-28', 'w-20', 'w-20', 'w-28', 'w-24', 'w-20', 'w-28'].map((width, index) => (
    <Skeleton key={index} className={`h-10 rounded-full ${width}`} />
  ))

export default function PizzeriasPage() {
  const { data = [], isPending } = useQuery(pizzeriasQuery(useQueries().api))
  const [region, setRegion] = useState<string>()
  const regions = [...new Set(data.map((pizzeria) => pizzeria.region))]
  return (
    <>
      <PageMeta
        title="Pizzerie storiche"
        description="Le pizzerie storiche italiane, e qualche insegna emigrata: indirizzo, anno di fondazione e specialità, solo con notizie verificate."
        path="/pizzerie"
        image={pagePictureUrl('/pizzerie')}
      />
      <PageHeader kicker="Dove è nata" title="Pizzerie storiche">
        <p>
          Gli indirizzi da conoscere almeno una volta, con l'anno in cui hanno acceso il forno. Riportiamo
          soltanto ciò che è documentato: quando una data viene dalla casa stessa, lo scriviamo.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        <fieldset className="mb-8 flex flex-wrap gap-2">
          <legend className="sr-only">Filtra per regione</legend>
          {isPending && <RegionSkeletons />}
          {regions.map((name) => (
            <Chip
              key={name}
              isOn={region === name}
              onToggle={() => setRegion(region === name ? undefined : name)}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
        <h2 className="sr-only">Elenco delle pizzerie</h2>
        <PizzeriaList choose={(pizzeria) => !region || pizzeria.region === region} />
      </div>
    </>
  )
}
