import { useQuery } from '@tanstack/react-query'
import { Link2, Printer } from 'lucide-react'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type FromParameter, withFrom } from '#contracts/first-aid/coming-from.ts'
import type { SymptomPage } from '#contracts/first-aid/first-aid.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { readAddress } from '#domain/dough/full/full-address.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { FIRST_TOOLS } from '#domain/dough/full/full-tools.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { OwnDough } from '#domain/first-aid/correction-link.ts'
import {
  ANSWERS_PARAMETER,
  answeredPage,
  answersOfText,
  FIRST_AID_PAGE,
  symptomPage,
} from '#domain/first-aid/first-aid-address.ts'
import { answersGiven, likelyCauses } from '#domain/first-aid/likely-causes.ts'
import { DOSES_PARAM, dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { scaledStep } from '#domain/recipes/steps/scaled-step.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import sheet from '#knowledge/drawings-symptoms.svg?url'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { printPart } from '../../ui/print-part.ts'
import { PrintedAddress } from '../../ui/printed-address.tsx'
import { copyLink } from '../../ui/share.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { NOW_TITLE, symptomJsonLd } from './first-aid-json-ld.ts'
import { SymptomCards } from './symptom-cards.tsx'
import { SymptomCauses } from './symptom-causes.tsx'
import { SymptomQuestions } from './symptom-questions.tsx'

export function SymptomArticle({ symptom }: { symptom: SymptomPage }) {
  const { publicUrl } = useSite()
  const [address] = useSearchParams()
  const sheet = useRef<HTMLElement>(null)
  const answers = answersGiven(symptom, answersOfText(address.get(ANSWERS_PARAMETER))).map(({ id }) => id)
  const causes = likelyCauses(symptom, answers)
  const own = useOwnDough()
  return (
    <article ref={sheet} className="wrap pt-4 pb-20 sm:pt-12 print:pt-0 print:pb-0">
      <PageMeta
        title={symptom.asks}
        description={`${symptom.sign} ${symptom.now}`.slice(0, 300)}
        path={symptomPage(symptom.id)}
        type="article"
        jsonLd={symptomJsonLd(symptom, publicUrl)}
      />
      <Head symptom={symptom} address={address} />
      <div className="mt-10 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.5fr] print:mt-4 print:block">
        <div className="grid gap-8 lg:sticky lg:top-24 print:hidden">
          <SymptomQuestions symptom={symptom} answers={answers} />
          <div className="flex flex-wrap gap-3 noscript:hidden">
            <Button
              look="secondary"
              onClick={() => void copyLink(publicUrl + answeredPage(symptom.id, answers))}
            >
              <Link2 className="size-4" aria-hidden /> Copia il link
            </Button>
            <Button look="secondary" onClick={() => printPart(sheet.current)}>
              <Printer className="size-4" aria-hidden /> Stampa
            </Button>
          </div>
        </div>
        <SymptomCauses causes={causes} isAnswered={answers.length > 0} own={own} />
      </div>
      {answers.length > 0 && (
        <PrintedAddress
          of="Con le tue risposte"
          path={symptomPage(symptom.id)}
          query={[[ANSWERS_PARAMETER, answers.join('.')]]}
        />
      )}
      <nav aria-labelledby="simili" className="no-print mt-16 border-t border-line pt-10">
        <h2 id="simili" className="mb-5 text-2xl">
          Oppure è uno di questi
        </h2>
        <SymptomCards symptoms={symptom.also} />
      </nav>
    </article>
  )
}

const Head = ({
  symptom: { id, name, asks, sign, now, drawing },
  address,
}: {
  symptom: SymptomPage
  address: URLSearchParams
}) => (
  <header>
    <nav aria-label="Percorso" className="no-print mb-2 text-sm font-semibold sm:mb-4">
      <Link to={withFrom(FIRST_AID_PAGE, address)} className="link-quiet inline-block py-1.5">
        Pronto soccorso pizza
      </Link>
      <span aria-hidden="true"> / </span>
      <span aria-current="page">{name}</span>
    </nav>
    <div className="grid items-center gap-x-14 gap-y-4 md:grid-cols-[minmax(14rem,22rem)_1fr]">
      <div className="rounded-lg border border-line bg-paper p-3 shadow-card max-md:max-w-40 sm:p-6 print:max-w-56">
        <Drawing sheet={sheet} name={id} says={drawing} />
      </div>
      <div>
        <h1 className="text-4xl">{asks}</h1>
        <p className="mt-3 text-lg text-ink-soft sm:mt-4">{sign}</p>
      </div>
    </div>
    <section
      aria-labelledby="adesso"
      className="mt-5 rounded-lg border-l-4 sm:mt-8 border-basil bg-crust px-5 py-4 sm:px-6 sm:py-5 print:mt-3 print:rounded-none print:bg-transparent print:py-1"
    >
      <h2 id="adesso" className="text-xl">
        {NOW_TITLE}
      </h2>
      <p className="mt-1.5 max-w-3xl text-lg">
        <MeasuredText>{now}</MeasuredText>
      </p>
    </section>
  </header>
)

const textIn = (address: URLSearchParams, name: FromParameter) => address.get(name)

function doughOf(recipe: Recipe, asked: string | null): OwnDough | null {
  const steps = recipe.steps.map((parts) => scaledStep(parts, 1))
  const answer = doughFormOf({ ...recipe, steps }, dosesOfAddress(recipe, asked))
  return 'form' in answer ? { dough: draftOfForm(answer.form), tools: FIRST_TOOLS } : null
}

function useOwnDough(): OwnDough | null {
  const { api } = useQueries()
  const [address] = useSearchParams()
  const id = rowIdOf(textIn(address, 'ricetta'))
  const { data: recipe } = useQuery({ ...recipeQuery(api, id), enabled: id > 0 })
  const kept = textIn(address, 'impasto')
  if (kept !== null) return readAddress(new URLSearchParams(kept))
  return recipe ? doughOf(recipe, textIn(address, DOSES_PARAM)) : null
}
