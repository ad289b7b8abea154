import { type FermentingDough, totalHours, type YeastModelId } from './yeast-model.ts'

const FRIDGE_MAX_C = 8
const CHART_ROUNDING_H = 6
const SALT_PCT = { min: 1, max: 3 }

export function reasonsOf({ stages, saltPct }: FermentingDough, models: readonly YeastModelId[]): string[] {
  const has = (id: YeastModelId) => models.includes(id)
  const hasFridge = stages.some(({ tempC }) => tempC <= FRIDGE_MAX_C)
  const reasons: string[] = []
  if (models.length === 1)
    reasons.push('Qui un solo modello dice la sua: il margine vero è più largo di quanto si veda.')
  if (has('chart'))
    reasons.push(
      'La tabella di TXCraig1 è una media di molte ricette: per lei la velocità raddoppia circa ogni 5,5 °C e i gradi misurati sono quelli della stanza.',
    )
  if (has('chart') && has('japi2'))
    reasons.push(
      'Le formule Japi sentono meno la temperatura e in più contano sale, olio e idratazione: per questo al caldo e al freddo si allontanano dalla tabella.',
    )
  if (hasFridge && has('japi2'))
    reasons.push(
      "In frigo divergono di più: la tabella usa i gradi veri, le formule Japi contano ogni ora come un decimo d'ora fuori, a qualunque temperatura.",
    )
  if (has('avpn'))
    reasons.push(
      'Le cifre AVPN sono due soli esempi a 23 °C (8 e 24 ore), per grandi quantità: il disciplinare stesso avverte che, più impasto si fa, meno lievito serve in proporzione.',
    )
  if (has('chart') && totalHours(stages) < CHART_ROUNDING_H)
    reasons.push("Sotto le 6 ore la tabella è arrotondata all'ora intera: lì sbaglia di più.")
  if (has('chart') && (saltPct < SALT_PCT.min || saltPct > SALT_PCT.max))
    reasons.push("La tabella suppone l'1-3% di sale: con più sale il lievito rallenta, con meno corre.")
  return reasons
}
