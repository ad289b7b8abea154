import { COUNT_NOUN_TABLE } from '#knowledge/count-nouns.ts'
import { regularGenders, regularPlural } from './regular-noun.ts'

export type GrammaticalNumber = 'one' | 'many'
type Gender = 'm' | 'f'

export type CountNoun = Readonly<{
  one: string
  many: string
  gender: Readonly<Record<GrammaticalNumber, Gender>>
  isWhole: boolean
}>

export const COUNT_NOUNS: readonly CountNoun[] = COUNT_NOUN_TABLE.split('|').map((row) => {
  const [one = '', many = regularPlural(one), genders = regularGenders(one)] = row.replace('!', '').split(' ')
  const gender = { one: genders[0] as Gender, many: genders[1] as Gender }
  return { one, many, gender, isWhole: row.endsWith('!') }
})
