import { parentPort } from 'node:worker_threads'
import { ImportFailure } from '../import-failure.ts'
import { linksOfPage, linksOfXml } from './links-of-list.ts'
import { ownAddressOf } from './own-address.ts'
import type { ReadAnswer, ReadTask } from './page-reader.ts'
import { pizzeriasOfPage } from './pizzerias-of-page.ts'
import { recipeOfPage } from './read-page.ts'

function read({ what, text, url }: ReadTask): ReadAnswer {
  try {
    switch (what) {
      case 'recipe': {
        const address = url || (ownAddressOf(text, what) ?? '')
        const recipe = recipeOfPage(text, address)
        return { found: recipe ? [recipe] : [], address }
      }
      case 'pizzeria': {
        const address = url || (ownAddressOf(text, what) ?? '')
        return { found: pizzeriasOfPage(text, address), address }
      }
      case 'list':
        return { links: linksOfXml(text, url) }
      case 'site':
        return { links: linksOfPage(text, url) }
    }
  } catch (error) {
    const message =
      error instanceof ImportFailure
        ? error.message
        : 'La pagina è scritta in un modo che non si riesce a leggere.'
    return { failure: message }
  }
}

parentPort?.on('message', (task: ReadTask) => parentPort?.postMessage(read(task)))
