import { expect, test } from 'vitest'
import { withArticle } from './number-article.ts'

test.each([
  ['60%', 'al 60%', 'il 60%'],
  ['80%', "all'80%", "l'80%"],
  ['8,5 %', "all'8,5 %", "l'8,5 %"],
  ['8.000 g', "all'8.000 g", "l'8.000 g"],
  ['11%', "all'11%", "l'11%"],
  ['11,5%', "all'11,5%", "l'11,5%"],
  ['110%', 'al 110%', 'il 110%'],
  ['1%', "all'1%", "l'1%"],
  ['1,5%', "all'1,5%", "l'1,5%"],
  ['1.000 g', 'al 1.000 g', 'il 1.000 g'],
  ['18%', 'al 18%', 'il 18%'],
  ['0,3%', 'allo 0,3%', 'lo 0,3%'],
])('%s', (text, at, the) => {
  expect(withArticle('al', text)).toBe(at)
  expect(withArticle('il', text)).toBe(the)
})
