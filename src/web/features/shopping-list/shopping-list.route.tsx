import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ShoppingListTool } from './shopping-list-tool.tsx'
import { useGenerate } from './use-generate.ts'
import { changeList } from './use-stored-list.ts'

export default function ShoppingListPage() {
  useSharedRecipes()
  return (
    <>
      <PageMeta
        title="Lista della Spesa"
        description="Scegli le ricette e ottieni una sola lista della spesa, con le quantità sommate e divise per reparto, da spuntare al mercato."
        path="/lista-spesa"
      />
      <PageHeader kicker="Strumenti" title="Lista della Spesa">
        <p className="no-print">
          Scegli le pizze della serata: la lista mette insieme gli ingredienti, resta in questo browser e la
          porti con te.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        <ShoppingListTool heading="h2" />
      </div>
    </>
  )
}

/** A shared link chooses its recipes; it makes their list at once where there is none to lose. */
function useSharedRecipes() {
  const [search] = useSearchParams()
  const { generate } = useGenerate()
  const asked = search.get('ricette')
  const open = useEffectEvent(() => {
    const recipes = (asked ?? '').split(',').map(Number).filter(Number.isInteger)
    if (!asked || recipes.length === 0) return
    const before = changeList((list) => ({ ...list, recipes }))
    if (before.items.length === 0) void generate(recipes)
    else
      toast({
        title: 'Ricette scelte dal link',
        description: "La tua lista è rimasta com'era.",
        action: { label: 'Genera la lista', onSelect: () => void generate(recipes) },
      })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => open(), [asked])
}
