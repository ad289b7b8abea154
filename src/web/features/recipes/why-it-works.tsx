import { Link } from 'react-router'
import { linkedParts } from '#domain/words/linked-text.ts'

export const WhyItWorks = ({ text }: { text: string }) => (
  <section aria-labelledby="perche" className="no-print mt-10 rounded-lg bg-crust p-5 sm:p-6">
    <h2 id="perche" className="text-xl">
      Perché funziona
    </h2>
    <p className="mt-2 max-w-prose">
      {linkedParts(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={index} to={part.to} className="link-quiet">
            {part.text}
          </Link>
        ),
      )}
    </p>
  </section>
)
