import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { ConverterTool } from './converter-section.tsx'

export default function ConverterPage() {
  return (
    <>
      <PageMeta
        title="Convertitore di unità"
        description="Grammi, once e libbre, tazze e cucchiai, Celsius e Fahrenheit: scrivi la quantità e leggi tutte le altre misure."
        path="/convertitore"
      />
      <PageHeader kicker="Grammi, tazze, gradi" title="Convertitore di unità">
        <p>Per le ricette che arrivano da lontano: scrivi la quantità, leggi tutte le altre misure.</p>
      </PageHeader>
      <div className="wrap pb-20">
        <h2 className="sr-only">Le misure</h2>
        <ConverterTool />
      </div>
    </>
  )
}
