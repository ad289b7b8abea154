import { buildSite } from './site-build.ts'

await buildSite()
console.log('Sito costruito in dist/')
