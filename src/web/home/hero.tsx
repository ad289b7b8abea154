import { ArrowDown, Camera } from 'lucide-react'
import { COVER_PICTURE, pictureUrl } from '#domain/recipe-list/picture-files.ts'
import { TonightPanel } from '../features/pizza-night/tonight/tonight-panel.tsx'
import { RecipePicture } from '../features/recipe-cards/recipe-picture.tsx'
import { buttonClass } from '../ui/button.tsx'

export const Hero = () => (
  <section
    className="edge-crust relative isolate overflow-hidden bg-char pb-8 text-on-char"
    aria-labelledby="titolo"
  >
    <div className="hero-picture absolute inset-x-0 top-0 -z-10 aspect-16/10 max-lg:short:aspect-auto max-lg:short:h-44 lg:inset-y-0 lg:left-auto lg:aspect-auto lg:w-[62%]">
      <RecipePicture
        imageUrl={pictureUrl(COVER_PICTURE)}
        alt="Una diavola appena sfornata con il cornicione gonfio e, dietro, una margherita"
        sizes="(min-width: 1024px) 62vw, 100vw"
        priority
      />
      <div className="absolute inset-0 bg-linear-to-t from-char via-char/25 to-transparent lg:bg-linear-to-r lg:via-char/35" />
    </div>
    <div className="hero-words wrap flex flex-col justify-end gap-4 pt-32 pb-10 sm:pt-72 max-lg:short:pt-32 lg:min-h-[34rem] lg:justify-center lg:pt-12 lg:short:min-h-[30rem]">
      <h1 id="titolo" className="max-w-2xl text-4xl sm:max-lg:text-5xl">
        La tradizione italiana a casa tua
      </h1>
      <TonightPanel />
      <div className="flex max-w-lg flex-wrap items-center gap-x-5 gap-y-2">
        <a href="#image-analysis-section" className={buttonClass('onChar')}>
          <Camera className="size-5" aria-hidden /> Analizza Pizza
        </a>
        <p className="flex items-center gap-2 text-sm text-on-char-soft">
          <ArrowDown className="size-4" aria-hidden /> Scorri per iniziare
        </p>
      </div>
    </div>
  </section>
)
