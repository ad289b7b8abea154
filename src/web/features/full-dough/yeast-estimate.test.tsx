import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { YeastMarginsList } from './yeast-estimate.tsx'

test('durations are hours and minutes, never tenths of an hour', () => {
  const margins = {
    hourMoreChange: null,
    hourLessChange: null,
    warmerChange: -0.12,
    coolerChange: 0.14,
    warmerReadyEarlierH: 9.1,
    coolerReadyLaterH: 0.75,
  }
  const text = renderToStaticMarkup(<YeastMarginsList margins={margins} stages={[]} />)
  expect(text).toContain(
    'il 12% di lievito in meno; senza cambiarlo l&#x27;impasto è pronto 9 h 6 min prima.',
  )
  expect(text).toContain('il 14% di lievito in più; senza cambiarlo l&#x27;impasto è pronto 45 min dopo.')
})
