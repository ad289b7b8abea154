import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '#contracts/endpoint.ts'
import { PAGE_TITLES } from '#contracts/pages/page-titles.built.ts'
import { exportStatistics, getStatistics } from '#contracts/statistics/admin-statistics.endpoints.ts'
import { STATISTICS_DAYS, type Statistics } from '#contracts/statistics/statistics.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadFile } from '#web/ui/download-file.ts'
import { Skeleton } from '#web/ui/feedback.tsx'
import { formatDecimal } from '#web/ui/format.ts'
import { Select } from '#web/ui/select.tsx'
import { Table } from '#web/ui/surfaces.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Titled } from '../../ui/titled.tsx'
import { PartError } from '../admin/part-error.tsx'
import { useAdminQuery } from '../admin/use-admin-query.ts'
import { DayChart } from './day-chart.tsx'

const TOOL_NAMES: Readonly<Record<string, string>> = {
  impasto: 'Calcolatore di Impasto, sulla home',
  forno: 'Guida Forno',
  nutrizione: 'Calcolatore nutrizionale',
  abbinamenti: 'Abbinamenti',
  foto: 'Analizza Pizza',
}

/** The name of a page with an id in its path, such as /pronto-soccorso/cruda-al-centro. */
function partName(key: string): string | undefined {
  const [, page, name = ''] = /^(.+)\/([^/]+)$/.exec(key) ?? []
  const title = ownEntry(PAGE_TITLES, `${page}/:id`)
  return title && `${title}: ${name.replaceAll('-', ' ')}`
}

const unnamed = (key: string): string => (key === '…' ? 'Altre pagine' : `${key} (non c'è più)`)

/** A tool that calculates in the browser has no count of calculations. Its page views are counted. */
function toolName(key: string): string {
  const title = ownEntry(PAGE_TITLES, key)
  return ownEntry(TOOL_NAMES, key) ?? (title ? `${title} (aperture)` : key)
}

export const pageName = ({ key, title }: Statistics['pages'][number]): string =>
  title ?? ownEntry(PAGE_TITLES, key) ?? partName(key) ?? unnamed(key)

const DEFAULT_DAYS = 30
const OPTIONS = STATISTICS_DAYS.map((days) => ({ value: String(days), label: `Ultimi ${days} giorni` }))

export default function AnalyticsPanel() {
  const [address, setAddress] = useSearchParams()
  const days = STATISTICS_DAYS.find((one) => String(one) === address.get('giorni')) ?? DEFAULT_DAYS
  const figures = useAdminQuery(getStatistics, { query: { days } })
  const { data, isError } = figures
  const download = async () => {
    const isThere = await downloadFile(
      `cornicione-statistiche-${days}.csv`,
      addressOf(exportStatistics, { query: { days } }),
    )
    if (!isThere)
      toast({ title: 'Il file non è arrivato', description: 'Riprova tra poco.', tone: 'destructive' })
  }
  return (
    <Titled id="statistiche" title="Statistiche">
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
        Contate dal sito stesso, senza cookie e senza indirizzi; chi chiede di non essere seguito non c'è, e
        nemmeno i programmi che si dichiarano.
      </p>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="w-56">
          <Select
            label="Periodo"
            value={String(days)}
            options={OPTIONS}
            onChange={(giorni) =>
              setAddress({ scheda: 'statistiche', giorni }, { preventScrollReset: true, replace: true })
            }
          />
        </div>
        <Button look="secondary" onClick={() => void download()}>
          <Download className="size-4" aria-hidden /> Scarica CSV
        </Button>
      </div>
      <PartError of={figures} says="Non siamo riusciti a caricare le statistiche." />
      {!data && !isError && <FiguresSkeleton />}
      {data && <Figures data={data} />}
    </Titled>
  )
}

function Figures({ data }: { data: Statistics }) {
  const { byDay } = data
  return (
    <div aria-busy={false} className="grid grid-cols-1 gap-10">
      <DayChart title="Pagine viste" days={byDay.map(({ day, views }) => ({ day, count: views }))} />
      <DayChart title="Ricerche" days={byDay.map(({ day, searches }) => ({ day, count: searches }))} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Ranking
          title="Ricette più lette"
          head="Ricetta"
          rows={data.recipes.map(({ id, name, count }) => ({
            key: String(id),
            name: (
              <Link to={`/ricette/${id}`} className="link-quiet">
                {name}
              </Link>
            ),
            count,
          }))}
        />
        <Ranking
          title="Pagine più viste"
          head="Pagina"
          rows={data.pages.map((page) => ({ key: page.key, name: pageName(page), count: page.count }))}
        />
        <Ranking title="Che cosa si cerca" head="Testo" rows={named(data.searches)} />
        <Ranking title="Che cosa non si trova" head="Testo" rows={named(data.emptySearches)} />
        <Ranking
          title="Strumenti usati"
          head="Strumento"
          rows={data.tools.map(({ key, count }) => ({ key, name: toolName(key), count }))}
        />
      </div>
    </div>
  )
}

const named = (ranked: Statistics['searches']) => ranked.map(({ key, count }) => ({ key, name: key, count }))

interface RankingProps {
  title: string
  head: string
  rows: { key: string; name: React.ReactNode; count: number }[]
}

const Ranking = ({ title, head, rows }: RankingProps) => (
  <div className="min-w-0">
    <h3 className="mb-3 text-xl">{title}</h3>
    {rows.length === 0 ? (
      <p className="text-ink-soft">Ancora niente in questo periodo.</p>
    ) : (
      <Table
        caption={title}
        head={[head, 'Quante volte']}
        rows={rows.map(({ key, name, count }) => [
          <span key={key} className="wrap-anywhere">
            {name}
          </span>,
          formatDecimal(count),
        ])}
      />
    )}
  </div>
)

const CHARTS = ['viste', 'ricerche']
const TABLES = ['ricette', 'pagine', 'cercato', 'non trovato', 'strumenti']

const FiguresSkeleton = () => (
  <div className="grid grid-cols-1 gap-10">
    <p role="status" className="sr-only">
      Caricamento...
    </p>
    {CHARTS.map((name) => (
      <div key={name}>
        <Skeleton className="h-72" />
        <Skeleton className="mt-3 h-11 max-w-64" />
      </div>
    ))}
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      {TABLES.map((name) => (
        <div key={name}>
          <Skeleton className="mb-3 h-7 w-48" />
          <Skeleton className="h-56" />
        </div>
      ))}
    </div>
  </div>
)
