import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteContext } from '../../api/site-context.ts'
import PrivacyPage from './privacy.route.tsx'

const site = {
  publicUrl: 'https://example.it',
  contactEmail: 'ciao@example.it',
  contactPhone: '1',
  social: {},
}
const textOf = (controller?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteContext value={{ ...site, ...(controller !== undefined && { controller }) }}>
        <PrivacyPage />
      </SiteContext>
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, '')

test('who answers for personal data is named, with one full stop', () => {
  expect(textOf('Ada Prova, via di Prova 1, Ferrara')).toContain(
    'Il titolare del trattamento è Ada Prova, via di Prova 1, Ferrara. Per qualunque domanda',
  )
  expect(textOf('Prova S.r.l.')).toContain('è Prova S.r.l. Per qualunque domanda')
})

test('a site whose owner has not said who he is says so', () => {
  expect(textOf()).toContain(
    'Il titolare del trattamento è chi gestisce questo sito, che non ha ancora indicato qui il suo nome e il suo indirizzo. Per',
  )
})
