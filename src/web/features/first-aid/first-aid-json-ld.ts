import type { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { FIRST_AID_PAGE, symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { breadcrumbs, itemListJsonLd } from '#web/ui/json-ld.ts'

export const overviewJsonLd = (symptoms: readonly SymptomCard[], publicUrl: string) =>
  itemListJsonLd(
    publicUrl,
    symptoms.map(({ id, name }) => [name, symptomPage(id)]),
  )

export function symptomJsonLd(symptom: SymptomPage, publicUrl: string) {
  const { id, name, asks, now, causes } = symptom
  const question = (text: string, answer: string) => ({
    '@type': 'Question',
    name: text,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })
  const why = causes.map(({ title, tell, change }) => `${title}. ${tell} ${change.text}`).join(' ')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        '@id': publicUrl + symptomPage(id),
        inLanguage: 'it',
        mainEntity: [question(asks, why), question(NOW_TITLE, now)],
      },
      breadcrumbs(publicUrl, [
        ['Pronto soccorso pizza', FIRST_AID_PAGE],
        [name, symptomPage(id)],
      ]),
    ],
  }
}

export const NOW_TITLE = 'Che cosa fare adesso?'
