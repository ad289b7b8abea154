import { Tooltip as Primitive } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { EmptyState, Skeleton, Spinner } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Select } from '../../ui/select.tsx'
import { Card, ChartFrame, PageHeader, Section, Table } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast-store.ts'
import { StarRating } from '../ratings/star-rating.tsx'

const looks = ['primary', 'secondary', 'quiet'] as const
const sizes = ['small', 'medium', 'large'] as const

export default function DesignPage() {
  return (
    <>
      <PageMeta title="Componenti" description="I componenti condivisi." path="/dev/componenti" hidden />
      <PageHeader kicker="Sviluppo" title="Componenti" />
      <Section title="Pulsanti ed etichette">
        <Buttons />
      </Section>
      <Section title="Campi e scelte" tinted>
        <Fields />
      </Section>
      <Section title="Finestre e notifiche">
        <Windows />
      </Section>
      <Section title="Superfici" tinted>
        <Surfaces />
      </Section>
    </>
  )
}

const Buttons = () => (
  <div className="grid gap-6">
    {looks.map((look) => (
      <div key={look} className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Button key={size} look={look} size={size}>
            {look} {size}
          </Button>
        ))}
        <Button look={look} disabled>
          {look} disabled
        </Button>
      </div>
    ))}
    <div className="flex flex-wrap gap-2">
      {(['plain', 'paper', 'basil', 'tomato'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <DifficultyBadge difficulty="facile" />
      <DifficultyBadge difficulty="media" />
      <DifficultyBadge difficulty="difficile" />
    </div>
    <div className="flex flex-wrap gap-6">
      <StarRating rating={null} />
      <StarRating rating={3.6} count={12} />
      <StarRating rating={5} />
    </div>
  </div>
)

function Fields() {
  const [isOn, setOn] = useState(true)
  const [choice, setChoice] = useState('a')
  const [tab, setTab] = useState('uno')
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Field label="Nome" hint="Un suggerimento" placeholder="Vuoto" />
      <Field label="E-mail" defaultValue="non valida" error="Inserisci un indirizzo e-mail valido" />
      <Select
        label="Farina"
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'a', label: 'Farina 00' },
          { value: 'b', label: 'Farina 0' },
        ]}
      />
      <div className="flex items-end gap-2">
        <Chip isOn={isOn} onToggle={() => setOn(!isOn)}>
          Acceso o spento
        </Chip>
      </div>
      <Tabs
        label="Esempio"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'uno', label: 'Prima', content: 'Contenuto della prima' },
          { value: 'due', label: 'Seconda', content: 'Contenuto della seconda' },
          { value: 'tre', label: 'Spenta', disabled: true, content: null },
        ]}
      />
    </div>
  )
}

function Windows() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>Apri una finestra</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Una finestra"
        description="Con una riga di spiegazione."
      >
        <p>Il contenuto.</p>
      </Dialog>
      <Button
        look="secondary"
        onClick={() => toast({ title: 'Fatto', description: 'Una notifica normale.' })}
      >
        Notifica
      </Button>
      <Button
        look="secondary"
        onClick={() => toast({ title: 'Errore', description: 'Grave.', tone: 'destructive' })}
      >
        Notifica grave
      </Button>
      <Button
        look="secondary"
        onClick={() => toast({ title: 'Attenzione', description: 'Piano.', tone: 'warning' })}
      >
        Notifica di avviso
      </Button>
      <Tooltip text="Una spiegazione breve">
        <Button look="secondary">Con spiegazione</Button>
      </Tooltip>
      <DropdownMenu
        trigger={<Button look="secondary">Menu</Button>}
        items={[
          { label: 'Vai alla home', to: '/' },
          { label: 'Fai qualcosa', onSelect: () => toast({ title: 'Fatto' }) },
        ]}
      />
    </div>
  )
}

const Surfaces = () => (
  <div className="grid gap-6 md:grid-cols-2">
    <Card>Una scheda</Card>
    <Skeleton className="h-20" />
    <Spinner text="Caricamento..." />
    <EmptyState title="Qui non c'è niente" action={<Button>Rimedia</Button>}>
      <p>Perché, e che cosa fare.</p>
    </EmptyState>
    <Table
      caption="Dosi"
      head={['Ingrediente', 'Grammi']}
      rows={[
        ['Farina', '1000'],
        ['Acqua', '650'],
      ]}
    />
    <ChartFrame title="Un grafico" summary="Farina 60 per cento, acqua 40 per cento">
      <div className="flex h-6 overflow-hidden rounded-full">
        <div className="w-3/5 bg-medium" />
        <div className="w-2/5 bg-basil-fill" />
      </div>
    </ChartFrame>
    <ScrollArea label="Elenco lungo" maxHeightPx={160}>
      <ul>
        {Array.from({ length: 20 }, (_, index) => (
          <li key={index}>Riga {index + 1}</li>
        ))}
      </ul>
    </ScrollArea>
  </div>
)

/** Opens after 700 ms, or at once within 300 ms of another tooltip (specification, part 1, section 9). */
const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 animate-fade rounded-sm bg-char px-3 py-1.5 text-sm text-on-char shadow-card"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
)
