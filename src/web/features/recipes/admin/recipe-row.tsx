import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import type { AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import { momentWith } from '#web/features/admin/moment-text.ts'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { editorPath, previewPath } from './recipe-paths.ts'
import { useRecipeActions } from './use-recipe-actions.ts'

export function RecipeRow({ recipe }: { recipe: AdminRecipeRow }) {
  const { id, name, category, isPublished, deletedAt, updatedAt, youtubeVideoId } = recipe
  const actions = useRecipeActions()
  const items = deletedAt
    ? [{ label: 'Ripristina come bozza', onSelect: () => actions.restore(recipe, false) }]
    : [
        { label: 'Modifica', to: editorPath(id) },
        isPublished
          ? { label: 'Vedi sul sito', to: recipePage(id) }
          : { label: 'Anteprima', to: previewPath(id) },
        isPublished
          ? { label: 'Togli dal sito', onSelect: () => actions.setPublished(recipe, false) }
          : { label: 'Pubblica', onSelect: () => actions.setPublished(recipe, true) },
        { label: 'Elimina', onSelect: () => actions.remove(recipe) },
      ]
  return (
    <li className="flex items-start justify-between gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            {deletedAt ? (
              name
            ) : (
              <Link to={editorPath(id)} className="link-quiet">
                {name}
              </Link>
            )}
          </h3>
          <StateBadge isPublished={isPublished} isDeleted={deletedAt !== null} />
          {youtubeVideoId && <Badge tone="paper">Video</Badge>}
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {category}, modificata {momentWith('il', updatedAt)}
        </p>
      </div>
      <RowMenu name={name} items={items} />
    </li>
  )
}

const StateBadge = ({ isPublished, isDeleted }: { isPublished: boolean; isDeleted: boolean }) =>
  isDeleted ? (
    <Badge tone="tomato">Nel cestino</Badge>
  ) : (
    <Badge tone={isPublished ? 'basil' : 'plain'}>{isPublished ? 'Pubblicata' : 'Bozza'}</Badge>
  )
