import { recipePage } from '#contracts/pages/page-paths.ts'
import type { AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import { AdminRow } from '#web/features/admin/admin-row.tsx'
import { momentWith } from '#web/features/admin/moment-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { editorPath, previewPath, useRecipeActions } from './use-recipe-actions.ts'

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
    <AdminRow
      name={name}
      to={!deletedAt && editorPath(id)}
      badges={
        <>
          <StateBadge isPublished={isPublished} isDeleted={deletedAt !== null} />
          {youtubeVideoId && <Badge tone="paper">Video</Badge>}
        </>
      }
      items={items}
    >
      <p className="mt-1 text-sm text-ink-soft">
        {category}, modificata {momentWith('il', updatedAt)}
      </p>
    </AdminRow>
  )
}

const StateBadge = ({ isPublished, isDeleted }: { isPublished: boolean; isDeleted: boolean }) =>
  isDeleted ? (
    <Badge tone="tomato">Nel cestino</Badge>
  ) : (
    <Badge tone={isPublished ? 'basil' : 'plain'}>{isPublished ? 'Pubblicata' : 'Bozza'}</Badge>
  )
