import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

const NextRecipes = lazyPart(() => import('./next-recipes.tsx'), { missing: () => null })

/** A screen before it is seen. */
const NEAR = '100% 0px'

/** True from when the reader comes near: who reads only the doses asks for nothing. */
function useIsNear() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return { place, isNear }
}

/** What goes on from a recipe: asked for when the reader comes near. */
export function GoingOn({ recipeId }: { recipeId: number }) {
  const { place, isNear } = useIsNear()
  return (
    <div ref={place} className="no-print">
      {isNear && <NextRecipes recipeId={recipeId} />}
    </div>
  )
}
