/** One search over everything: the recipes as their own search finds them, all other places by their words. */
import type { SiteSearch, SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { aidInSearch } from '#domain/first-aid/aid-in-search.ts'
import { askedPlaces, asksToKnow, hasLeftovers, withoutPlaces } from '#domain/site-search/asked-place.ts'
import { caloriesAnswer, dishOfCalories } from '#domain/site-search/calories-question.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import {
  isCalled,
  isHeadword,
  isNamedBy,
  type Ranked,
  rankDocuments,
  tellingParts,
} from '#domain/site-search/rank-documents.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import {
  LONGEST_SEARCH,
  SEARCH_SOURCES,
  type SearchDocument,
  type SearchSource,
} from '#domain/site-search/search-document.ts'
import { hasConditions, isCommonQuery, queryMeaning } from '#server/features/recipes/query-meaning.ts'
import { findWithFewer, isEmpty } from './find-with-fewer.ts'

/** All that one source has to be found. */
type DocumentSource = () => Promise<readonly SearchDocument[]>

type FoundRecipe = Parameters<typeof caloriesAnswer>[0] & {
  description: string
  imageUrl: string
  ingredients: string[]
}

export interface Searched {
  sources: readonly DocumentSource[]
  /** Best first, for whatever somebody types. */
  recipes: (query: string, limit: number) => Promise<readonly FoundRecipe[]>
}

const MOST_HITS = 6
const MOST_RECIPES = 30
/** Score of a recipe that the recipe search found although its words do not match. */
const FOUND = 0.3
/** Score of one that is called otherwise than by all that was typed: 'tigelle', 'morbida'. */
const UNDERSTOOD = 0.9
/** What is worth less beside the best of all is left out: a word in a long text. */
const LEAST_SHARE = 0.3
/** Score of a recipe whose name holds every word that was asked for. */
const NAMED = 1
/** The same where it was asked for as a dish: 'pizza integrale' is no flour. */
const DISH_NAMED = 1.65
/** Score of one whose name has a part of it, and what all else is worth then. */
const [NAMED_PARTLY, BESIDE_DISH] = [0.8, 0.6]
/** Score of recipes that were asked for by what they are, 'senza maiale', 'in due ore': no place of the site is so. */
const CONDITIONED = 1.3
/** Score of a place that was asked for as such: 'che vino bere'. */
const PLACE_ASKED = 1.5
/** Score of a number that was asked for: it comes first. */
const ANSWERED = 1.6

/** Worth of a word of the glossary where more is asked than what it is, and of an article where two things are compared. */
const [BESIDE_QUESTION, COMPARING] = [0.6, 1.5]
const DEFINED = /\b(?:cos|cosa) ?['’]?e\b|\b(?:significa\w*|definizione|vuol dire|si intende|what is)\b/iu
const COMPARED = /\p{L} (?:o|oppure|vs|contro|or|oder) (?:l['’])?[\p{L}\d]/iu

/** Score of what the guests of an evening may eat. */
const GUESTS_DIET = 1.65
const EVENING = '/serata'
const HAS_ONLY = /\b(?:ho|abbiamo) (?:in casa )?(?:solo|soltanto|solamente)\b/iu
const OF_THE_DOUGH = /^(?:farin|acqua|lievit|sale$|semola|oli[oi]$|malto|zuccher|impast)/u

const DISH =
  /\b(?:pizz[ae]|focacc(?:ia|e)|calzon[ei]|ricett[ae]|sfincion[ei]|pins[ae]|montanar[ae]|pizzett[ae]|piadin[ae]|padellin[oi])\b/u

type Scored = SiteSearchHit & { source: SearchSource; score: number }

/** With fewer of the words where all of them together find nothing. */
export async function findEverywhere(searched: Searched, query: string): Promise<SiteSearch> {
  const find = (text: string) => findWithAll(searched, text)
  const found = await find(query)
  return isEmpty(found) ? ((await findWithFewer(find, query)) ?? found) : found
}

async function findWithAll({ sources, recipes }: Searched, query: string): Promise<SiteSearch> {
  const said = reworded(query)
  const guests = guestsDish(said)
  const dish = dishOfCalories(said) ?? guests?.dish
  const [matched, ...lists] = await Promise.all([
    recipes(dish ?? query, MOST_RECIPES),
    ...sources.map((documents) => documents()),
  ])
  const found = HAS_ONLY.test(query) ? fewestBesides(said, matched) : matched
  const documents = lists.flat()
  const isTopping = isToppingAlone(said, found, documents)
  const isDish = asksForDish(query, said) || isTopping
  const aid = aidInSearch(query)
  const places = [...rankedPlaces(said, documents, isDish), ...aid.ranked].map(
    ({ document, score }): Scored => {
      const { source, title, text, path } = document
      return { source, title, text, path, score }
    },
  )
  const least = isTopping ? NAMED : guests?.isDiet ? GUESTS_DIET : leastOf(said)
  const recipeHits = scoredRecipes(dish ?? said, found, least, isDish)
  const sorted = [...places, ...recipeHits].toSorted((one, other) => other.score - one.score)
  const [first] = found
  const isMeant = dishOfCalories(said) !== undefined && (recipeHits[0]?.score ?? 0) >= NAMED
  const number = aid.isAsked ? undefined : (numberAnswer(query) ?? numberAnswer(said))
  const answer = number ?? (isMeant && first ? caloriesAnswer(first) : null) ?? null
  const best = Math.max(answer ? ANSWERED : 0, sorted[0]?.score ?? 0)
  const groups = (Object.keys(SEARCH_SOURCES) as SearchSource[])
    .map((source) => sorted.filter((hit) => hit.source === source && hit.score >= best * LEAST_SHARE))
    .filter((hits) => hits.length > 0)
    .toSorted((one, other) => bestOf(other) - bestOf(one))
  return {
    answer,
    groups: groups.flatMap(([first, ...others]) => {
      if (!first) return []
      const hits = [first, ...others].slice(0, MOST_HITS).map(hitOf)
      return [{ source: first.source, total: 1 + others.length, hits }]
    }),
  }
}

/** 'Celiaca, compleanno': what guests may eat comes before the evening, unless it is said how many they are. */
function guestsDish(said: string): { dish: string; isDiet: boolean } | undefined {
  if (!askedPlaces(said).has(EVENING) || /\d/.test(said)) return undefined
  const dish = withoutPlaces(said)
  const isDiet = hasConditions(queryMeaning(dish))
  return isDiet || (DISH.test(dish) && tellingParts(dish).words.length > 0) ? { dish, isDiet } : undefined
}

/** Who has only so much in the house: those first that want little else. */
const fewestBesides = (query: string, found: readonly FoundRecipe[]): readonly FoundRecipe[] => {
  const besides = ({ ingredients }: FoundRecipe) => ingredients.filter((one) => !isNamedBy(query, one)).length
  return found.toSorted((one, other) => besides(one) - besides(other))
}

/** 'Bufala' alone asks for dishes with it, 'farina' for what is to be known of it. */
function isToppingAlone(
  query: string,
  [first]: readonly FoundRecipe[],
  documents: readonly SearchDocument[],
): boolean {
  const { words, left } = tellingParts(query)
  const [word = ''] = words
  return (
    words.length === 1 &&
    left === '' &&
    !asksToKnow(query) &&
    !OF_THE_DOUGH.test(word) &&
    !documents.some(({ source, title }) => source === 'glossario' && isHeadword(query, { title })) &&
    first?.ingredients.some((one) => isNamedBy(word, one)) === true
  )
}

/** Those that are asked for as such come first, by the longest phrase: 'quanto pesa una tazza' is more than 'quanto pesa'. */
function rankedPlaces(
  query: string,
  documents: readonly SearchDocument[],
  isDish: boolean,
): Ranked<SearchDocument>[] {
  const asked = askedPlaces(query)
  return [
    ...documents.flatMap((document) => {
      const letters = asked.get(document.path)
      return letters === undefined ? [] : [{ document, score: PLACE_ASKED + letters / LONGEST_SEARCH / 100 }]
    }),
    ...rankDocuments(query, documents)
      .filter(({ document }) => !asked.has(document.path))
      .map(({ document, score }) => ({
        document,
        score:
          (isDish && document.source !== 'pizzeria' ? score * BESIDE_DISH : score) * worthOf(query, document),
      })),
  ]
}

/** A word is explained to who asks for just it; of two things the page that compares them tells more. */
function worthOf(query: string, document: SearchDocument): number {
  if (COMPARED.test(query)) return document.source === 'articolo' ? COMPARING : 1
  return document.source === 'glossario' && !DEFINED.test(query) && !isHeadword(query, document)
    ? BESIDE_QUESTION
    : 1
}

/** A dish is named or what there is for one, and nothing is to be known of it. */
const asksForDish = (query: string, said: string): boolean =>
  (DISH.test(said) || hasLeftovers(query)) && !asksToKnow(said)

/** The least that a recipe is worth that was found. */
function leastOf(query: string): number {
  const meaning = queryMeaning(query)
  const { anyOf, others } = meaning.spelled
  // What recipes must be like, and hardly a word beside it: of 'calzone senza maiale' the name decides.
  if (query.includes('"')) return CONDITIONED
  const isByConditions =
    hasConditions(meaning) && meaning.restMin === undefined && !/\p{L}{4,} \p{L}{4,}/u.test(meaning.words)
  if (isByConditions) return CONDITIONED
  return anyOf.length > 0 && isCommonQuery(others) ? UNDERSTOOD : FOUND
}

const hitOf = ({ title, text, path, imageUrl }: Scored): SiteSearchHit => ({
  title,
  text,
  path,
  ...(imageUrl !== undefined && { imageUrl }),
})

const bestOf = (hits: readonly Scored[]): number => Math.max(...hits.map(({ score }) => score))

/** In the order of their own search; none is worth more than one that stands before it. */
function scoredRecipes(
  query: string,
  found: readonly FoundRecipe[],
  least: number,
  isDish: boolean,
): Scored[] {
  const documents = found.map(({ id, name, description, imageUrl, ingredients }) => ({
    source: 'ricetta' as const,
    title: name,
    text: description,
    words: ingredients,
    path: `/ricette/${id}`,
    imageUrl,
  }))
  const scores = new Map(rankDocuments(query, documents).map(({ document, score }) => [document, score]))
  const isPlaceAsked = askedPlaces(query).size > 0
  let highest = isPlaceAsked && least < GUESTS_DIET ? PLACE_ASKED - 0.01 : Number.POSITIVE_INFINITY
  return documents.map((document) => {
    const named = !isDish
      ? 0
      : isCalled(query, document.title)
        ? DISH_NAMED
        : isNamedBy(query, document.title)
          ? NAMED_PARTLY
          : 0
    highest = Math.min(highest, Math.max(scores.get(document) ?? 0, least, named))
    const { source, title, text, path, imageUrl } = document
    return { source, title, text, path, imageUrl, score: highest }
  })
}
