import { useEffect, useState } from 'react'
import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useQueries } from '../../api/queries-context.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'

/** The server answers everybody alike. Who has told a kitchen gets the answer for it from the browser. */
function useAnswer(sent: NumberAnswer): NumberAnswer & { isOfKitchen?: boolean } {
  const { kitchen } = useKitchen()
  const { api } = useQueries()
  const [own, setOwn] = useState<{ of: NumberAnswer; answer: NumberAnswer | undefined }>()
  useEffect(() => {
    if (!kitchen || sent.asked === undefined) return setOwn(undefined)
    let isWanted = true
    import('./answer-in-kitchen.ts')
      .then(({ answerInKitchen }) => answerInKitchen(api, sent, kitchen))
      .then((answer) => isWanted && setOwn({ of: sent, answer }))
      .catch(() => undefined) // the answer for everybody stays
    return () => {
      isWanted = false
    }
  }, [sent, kitchen, api])
  const answer = own?.of === sent ? own.answer : undefined
  return answer ? { ...answer, isOfKitchen: answer.answer !== sent.answer } : sent
}

/** A figure stays beside its unit at the end of a line. */
const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:k?g|or[ae]|min|s|cm|ml|kcal|°[CF])(?!\p{L}))/gu, '$1\u00a0')

export function NumberAnswerCard({ answer: sent }: { answer: NumberAnswer }) {
  const { title, answer, path, tool, isOfKitchen } = useAnswer(sent)
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-paper p-5 shadow-card"
    >
      <div>
        <h2 className="font-sans text-sm font-semibold text-ink-soft">
          {title}
          {isOfKitchen && ', nella tua cucina'}
        </h2>
        <p className="mt-1 text-lg font-semibold tabular-nums">{unbroken(answer)}</p>
      </div>
      <ButtonLink to={path} look="secondary">
        {tool}
      </ButtonLink>
    </section>
  )
}
