import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export const NumberAnswerCard = ({ answer: { title, answer, path, tool } }: { answer: NumberAnswer }) => (
  <section
    aria-label={title}
    className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-paper p-5 shadow-card"
  >
    <div>
      <h2 className="font-sans text-sm font-semibold text-ink-soft">{title}</h2>
      <p className="mt-1 text-lg font-semibold tabular-nums">{answer}</p>
    </div>
    <ButtonLink to={path} look="secondary">
      {tool}
    </ButtonLink>
  </section>
)
