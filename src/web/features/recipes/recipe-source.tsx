import type { RecipeSource as Source } from '#contracts/recipes/recipe.ts'

export const RecipeSource = ({ source: { url, name, author } }: { source: Source }) => (
  <p className="mt-8 border-t border-line pt-4 text-sm text-ink-soft">
    Ricetta
    {author && ` di ${author}`}
    {(url ?? name) && (author ? ', da ' : ' da ')}
    {url ? (
      <a href={url} rel="nofollow external" className="wrap-anywhere">
        {name ?? new URL(url).host}
      </a>
    ) : (
      name
    )}
    .
  </p>
)
