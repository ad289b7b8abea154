import { Heart, type LucideIcon, Package, ShieldCheck, Star } from 'lucide-react'
import { Link } from 'react-router'

const ADVANTAGES: { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: Heart,
    title: 'Un cuore e la ritrovi',
    text: 'Preferiti e Da Provare ti aspettano su ogni dispositivo da cui accedi.',
  },
  {
    Icon: Package,
    title: 'La tua Pizza Box',
    text: 'Crea le collezioni che vuoi: la teglia della domenica, le pizze per gli amici celiaci.',
  },
  {
    Icon: Star,
    title: 'Il tuo voto conta',
    text: "Una persona, un voto per ricetta. Se cambi idea, vale l'ultimo.",
  },
  {
    Icon: ShieldCheck,
    title: 'I dati restano tuoi',
    text: 'Nessuna profilazione e nessuna pubblicità mirata: scarichi tutto o cancelli tutto quando vuoi.',
  },
]

export const AccountAdvantages = () => (
  <aside aria-labelledby="vantaggi" className="rounded-lg bg-char px-6 py-10 text-on-char sm:px-10">
    <h2 id="vantaggi" className="text-2xl">
      Che cosa ci fai con un account
    </h2>
    <ul className="mt-6 grid gap-6">
      {ADVANTAGES.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-on-char/10 text-ember">
            <Icon className="size-5" aria-hidden />
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-on-char-soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-8 text-sm text-on-char-soft">
      È gratis. Che cosa conserviamo e per quanto tempo sta nella{' '}
      <Link to="/privacy" className="link-quiet text-on-char">
        pagina sulla privacy
      </Link>
      .
    </p>
  </aside>
)
