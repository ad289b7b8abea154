import { ArrowDown, Camera } from 'lucide-react'
import { COVER_PICTURE, pictureUrl } from '#domain/recipe-list/picture-files.ts'
import { RecipePicture } from '../features/recipe-cards/recipe-picture.tsx'
import { buttonClass } from '../ui/button.tsx'

export const Hero = () => (
  <section
    className="edge-crust relative isolate overflow-hidden bg-char pb-8 text-on-char"
    aria-labelledby="titolo"
  >
    <div className="hero-picture absolute inset-x-0 top-0 -z-10 aspect-4/3 max-lg:short:aspect-auto max-lg:short:h-44 lg:inset-y-0 lg:left-auto lg:aspect-auto lg:w-[62%]">
      <RecipePicture
        imageUrl={pictureUrl(COVER_PICTURE)}
        alt="Una diavola appena sfornata con il cornicione gonfio e, dietro, una margherita"
        sizes="(min-width: 1024px) 62vw, 100vw"
        priority
      />
      <div className="absolute inset-0 bg-linear-to-t from-char via-char/25 to-transparent lg:bg-linear-to-r lg:via-char/35" />
    </div>
    <div className="hero-words wrap flex min-h-[40rem] flex-col justify-end pt-72 pb-10 sm:pt-96 max-lg:short:min-h-0 max-lg:short:pt-40 lg:short:min-h-[30rem] lg:min-h-[44rem] lg:justify-center lg:pt-16">
      <p className="kicker mb-4 text-ember">Ricette, impasti, forni</p>
      <h1 id="titolo" className="max-w-2xl text-5xl">
        La tradizione italiana a casa tua
      </h1>
      <p className="mt-5 max-w-lg text-lg text-on-char-soft">
        La pizza si fa con i numeri giusti e le mani pulite: dosi al grammo, ore di lievito, gradi del forno.
        Qui li trovi tutti, ricetta per ricetta.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <a href="#image-analysis-section" className={buttonClass('primary', 'large')}>
          <Camera className="size-5" aria-hidden /> Analizza Pizza
        </a>
        <a href="/ricette" className={buttonClass('onChar', 'large')}>
          Sfoglia le ricette
        </a>
      </div>
      <p className="mt-12 flex items-center gap-2 text-sm text-on-char-soft">
        <ArrowDown className="size-4" aria-hidden /> Scorri per iniziare
      </p>
    </div>
  </section>
)
