import { Check } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { withFrom } from '#contracts/first-aid/coming-from.ts'
import type { SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { answeredPage, symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { withAnswer } from '#domain/first-aid/likely-causes.ts'
import { Titled } from '../../ui/titled.tsx'

const COUNTS = ['', 'Una domanda', 'Due domande']

/** Answers are links, so that they work without JavaScript and their URLs can be shared. */
export function SymptomQuestions({ symptom, answers }: { symptom: SymptomPage; answers: readonly string[] }) {
  const [address] = useSearchParams()
  return (
    <Titled id="domande" title={COUNTS[symptom.questions.length]}>
      <p className="mt-1 text-ink-soft">Rispondi e le cause si mettono in ordine.</p>
      {symptom.questions.map((question, index) => (
        <div key={question.asks} className="mt-5">
          <h3 id={`domanda-${index + 1}`} className="font-semibold">
            {question.asks}
          </h3>
          <ul aria-labelledby={`domanda-${index + 1}`} className="mt-2.5 flex flex-wrap gap-2.5">
            {question.answers.map(({ id, says }) => {
              const isOn = answers.includes(id)
              return (
                <li key={id}>
                  <Link
                    to={withFrom(
                      answeredPage(symptom.id, withAnswer(symptom, answers, question, id)),
                      address,
                    )}
                    replace
                    preventScrollReset
                    rel="nofollow"
                    aria-current={isOn ? 'true' : undefined}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm font-semibold transition-colors hover:border-ink-soft aria-[current=true]:border-basil-fill aria-[current=true]:bg-basil-fill aria-[current=true]:text-on-fill"
                  >
                    {isOn && <Check className="size-4" aria-hidden />}
                    {says}
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {answers.length > 0 && (
        <p className="mt-4">
          <Link
            to={withFrom(symptomPage(symptom.id), address)}
            replace
            preventScrollReset
            className="link-quiet inline-block py-2"
          >
            Togli le risposte
          </Link>
        </p>
      )}
    </Titled>
  )
}
