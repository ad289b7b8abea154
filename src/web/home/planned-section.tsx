import type { LucideIcon } from 'lucide-react'
import { Camera } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/surfaces.tsx'

interface PlannedSectionProps {
  id: string
  kicker: string
  title: string
  intro: string
  Icon: LucideIcon
  /** What a reader can already use today for the same need. */
  meanwhile: { text: string; label: string; to: string }
}

/** The place of a section that is not open yet: it says what will be here, and what serves in the meantime. */
export const PlannedSection = ({ Icon, meanwhile, ...section }: PlannedSectionProps) => (
  <Section {...section}>
    <div className="flex flex-col items-start gap-5 rounded-lg border border-dashed border-line bg-paper p-6 sm:flex-row sm:items-center sm:p-8">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-crust text-tomato">
        <Icon className="size-7" aria-hidden />
      </span>
      <p className="flex-1">
        <span className="font-semibold">Apre presto. </span>
        {meanwhile.text}
      </p>
      <ButtonLink to={meanwhile.to} look="secondary">
        {meanwhile.label}
      </ButtonLink>
    </div>
  </Section>
)

export const plannedSections = {
  imageAnalysis: {
    id: 'image-analysis-section',
    kicker: 'Dalla foto alla ricetta',
    title: 'Analizza la tua pizza',
    intro:
      'Carica la foto di una pizza o degli ingredienti che hai in casa: ti diremo che cosa riconosciamo e quale ricetta le somiglia. JPEG, PNG, GIF o WebP fino a 5MB.',
    Icon: Camera,
    meanwhile: {
      text: 'Intanto puoi partire dal nome o da un ingrediente.',
      label: 'Cerca una ricetta',
      to: '/ricette',
    },
  },
} satisfies Record<string, PlannedSectionProps>
