import {
  CONVERTER_DEFAULTS,
  convertTemperature,
  convertVolume,
  convertWeight,
  TEMPERATURE_SCALES,
  type TemperatureScale,
  VOLUME_ML,
  type VolumeUnit,
  WEIGHT_G,
  type WeightUnit,
} from '#domain/words/convert.ts'
import { readTemperature, readVolume, readWeight } from '#domain/words/convert-input.ts'
import { HOME_BAKE_NOTE, TIME_GUIDE } from '#domain/words/time-guide.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, Section } from '../../ui/surfaces.tsx'
import { ConverterPanel } from './converter-panel.tsx'

const weights = Object.keys(WEIGHT_G) as WeightUnit[]
const volumes = Object.keys(VOLUME_ML) as VolumeUnit[]
const scales: readonly TemperatureScale[] = TEMPERATURE_SCALES

export const ConverterSection = () => (
  <Section id="convertitore" title="Convertitore di unità" tinted>
    <ConverterTool />
  </Section>
)

const US_SPOONS = 'Tazze e cucchiai sono americani: in Italia il cucchiaio è 15\u00a0ml, il cucchiaino 5.'

export const ConverterTool = () => (
  <>
    <noscript>
      <p className="mb-6">
        Per scrivere tu la quantità qui serve JavaScript. La ricerca risponde anche senza:{' '}
        <a href="/cerca?q=180+gradi+in+fahrenheit" className="link-quiet">
          180 gradi in fahrenheit
        </a>
        .
      </p>
    </noscript>
    <div className="grid gap-2 sm:gap-4 lg:grid-cols-3">
      <ConverterPanel
        title="Peso"
        units={weights}
        initial={CONVERTER_DEFAULTS.weight}
        read={readWeight}
        convert={convertWeight}
      />
      <ConverterPanel
        title="Volume"
        units={volumes}
        initial={CONVERTER_DEFAULTS.volume}
        read={readVolume}
        convert={convertVolume}
        note={US_SPOONS}
      />
      <ConverterPanel
        title="Temperatura"
        units={scales}
        initial={CONVERTER_DEFAULTS.temperature}
        read={readTemperature}
        convert={convertTemperature}
      />
    </div>
    <Card className="mt-2 px-4 py-3 sm:mt-4 sm:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-lg">Guida ai tempi</h3>
        <Badge>regola semplice</Badge>
        <p className="text-sm text-ink-soft">
          Con poco lievito: le ricette più svelte ne mettono di più. {HOME_BAKE_NOTE}
        </p>
      </div>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 sm:grid-cols-3 sm:gap-y-2 lg:grid-cols-5">
        {TIME_GUIDE.map(({ label, time }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figure">{time}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </>
)
