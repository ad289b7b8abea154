import type { YeastMargins } from '#domain/dough/yeast/yeast-estimate.ts'
import type { Stage } from '#domain/dough/yeast/yeast-model.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { formatUpTo } from '../../ui/format.ts'

const change = (share: number) =>
  `il ${formatUpTo(Math.abs(share) * 100, 0)}% di lievito in ${share < 0 ? 'meno' : 'più'}`

export function YeastMarginsList({ margins, stages }: { margins: YeastMargins; stages: readonly Stage[] }) {
  const { hourMoreChange, hourLessChange, warmerChange, coolerChange } = margins
  const { warmerReadyEarlierH, coolerReadyLaterH } = margins
  const last = stages.at(-1)
  const where = last && stages.length > 1 ? ` nell'ultima fase, a ${formatUpTo(last.tempC, 1)} °C,` : ''
  const lines = [
    hourMoreChange !== null && `Un'ora in più${where} chiede ${change(hourMoreChange)}.`,
    hourLessChange !== null && `Un'ora in meno${where} chiede ${change(hourLessChange)}.`,
    warmerChange !== null &&
      `Due gradi in più chiedono ${change(warmerChange)}${
        warmerReadyEarlierH === null
          ? ''
          : `; senza cambiarlo l'impasto è pronto ${shortDuration(warmerReadyEarlierH * 60)} prima`
      }.`,
    coolerChange !== null &&
      `Due gradi in meno chiedono ${change(coolerChange)}${
        coolerReadyLaterH === null
          ? ''
          : `; senza cambiarlo l'impasto è pronto ${shortDuration(coolerReadyLaterH * 60)} dopo`
      }.`,
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 text-lg">Quanto può sbagliare</h3>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
