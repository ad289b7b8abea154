import { pictureUrl } from '#domain/recipe-list/picture-files.ts'
import { RecipePicture } from '../features/recipe-cards/recipe-picture.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** The sample dough of the specification (part 1, section 2). */
const SAMPLE = [
  ['Farina', '1000g'],
  ['Acqua', '650ml'],
  ['Sale', '30g'],
  ['Lievito', '3g'],
]

export const DoughTeaser = () => (
  <section className="py-14 sm:py-20" aria-labelledby="impasto-titolo">
    <div className="wrap grid items-center gap-10 lg:grid-cols-2">
      <div>
        <p className="kicker mb-2 text-gold">Un impasto per cominciare</p>
        <h2 id="impasto-titolo" className="text-3xl">
          L'impasto della domenica
        </h2>
        <p className="mt-3 text-lg text-ink-soft">
          Per 6 pizze da 30cm, con 48h di fermentazione in frigo: si impasta il venerdì sera e si inforna la
          domenica.
        </p>
        <ButtonLink to="/calcolatore-impasto" className="mt-6">
          Calcola il tuo impasto
        </ButtonLink>
        <p className="mt-8 font-semibold">Quanti siete stasera?</p>
        <ButtonLink to="/serata" look="secondary" className="mt-2">
          Prepara la serata
        </ButtonLink>
      </div>
      <div>
        <div className="mb-4 aspect-3/1 overflow-hidden rounded-lg bg-crust">
          <RecipePicture
            imageUrl={pictureUrl('cornicione-napoletano')}
            alt="Il cornicione di una pizza napoletana in sezione"
            sizes="(min-width: 1024px) 560px, 92vw"
          />
        </div>
        <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-paper shadow-card">
          {SAMPLE.map(([name, amount]) => (
            <div key={name} className="border-line p-6 odd:border-r [&:nth-child(-n+2)]:border-b">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="mt-1 figure text-3xl">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
)
