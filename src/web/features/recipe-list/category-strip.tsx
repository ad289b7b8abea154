import { Link } from 'react-router'
import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { CATEGORY_PICTURE_PX, categoryPictureUrl } from '#domain/recipe-list/category-pictures.ts'
import { Titled } from '../../ui/titled.tsx'

export function CategoryStrip({ recipes }: { recipes: RecipeCard[] }) {
  const categories = [...new Set(recipes.map(({ category }) => category))]
  return (
    <Titled id="categorie" title="Sfoglia per categoria" className="no-print mt-16">
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {categories.map((category) => (
          <li
            key={category}
            className="group relative overflow-hidden rounded-lg border border-line bg-paper shadow-card transition-shadow duration-300 hover:shadow-lift"
          >
            <CategoryPicture category={category} />
            <p className="px-3 py-2.5 leading-snug">
              <Link
                to={`/ricette?categoria=${encodeURIComponent(category)}`}
                className="font-semibold no-underline after:absolute after:inset-0"
              >
                {category}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

function CategoryPicture({ category }: { category: string }) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) => categoryPictureUrl(category, format))
  return (
    <div className="aspect-square overflow-hidden bg-crust">
      {webp && (
        <picture className="contents">
          <source type="image/avif" srcSet={avif} />
          <img
            src={webp}
            alt=""
            width={CATEGORY_PICTURE_PX}
            height={CATEGORY_PICTURE_PX}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-transform duration-700 ease-dough group-hover:scale-[1.035]"
          />
        </picture>
      )}
    </div>
  )
}
