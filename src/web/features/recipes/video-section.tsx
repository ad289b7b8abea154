import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { Titled } from '../../ui/titled.tsx'

/** An id has only letters, digits, underscores and hyphens (specification, part 1, section 2). */
const cleanVideoId = (id: string | null): string => (id ?? '').replace(/[^\w-]/g, '')

/** The player is loaded only after a click. Before the click no request goes to another site. */
export function VideoSection({ recipe }: { recipe: Recipe }) {
  const [isPlaying, setPlaying] = useState(false)
  const videoId = cleanVideoId(recipe.youtubeVideoId)
  if (!videoId)
    return (
      <p className="order-last text-sm text-ink-soft">
        Il video tutorial di questa ricetta non è ancora disponibile.
      </p>
    )
  return (
    <Titled id="video" title="Video tutorial">
      <div className="mt-4 aspect-video overflow-hidden rounded-lg bg-char text-on-char">
        {isPlaying ? (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
            title={`Video: ${recipe.name}`}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            className="size-full border-0"
          />
        ) : (
          <div className="flex size-full flex-col items-center justify-center gap-3 p-6 text-center">
            <Button onClick={() => setPlaying(true)}>
              <Play className="size-4" aria-hidden /> Guarda il video
            </Button>
            <p className="text-sm text-on-char-soft">
              Si apre il lettore di YouTube, che riceverà il tuo indirizzo IP.
            </p>
          </div>
        )}
      </div>
    </Titled>
  )
}
