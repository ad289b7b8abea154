import { useEffect } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { bringSum } from './load-sum.ts'
import { ShoppingListTool } from './shopping-list-tool.tsx'
import { useSharedList } from './use-shared-list.ts'
import { useWholeRecipes } from './use-whole-recipes.ts'

export default function ShoppingListPage() {
  useSharedList()
  const bring = useWholeRecipes()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    whenIdle(bring)
    bringSum()
  }, [])
  return (
    <>
      <PageMeta
        title="Lista della Spesa"
        description="Scegli le ricette e ottieni una sola lista della spesa, con le quantità sommate e divise per reparto, da spuntare al mercato."
        path="/lista-spesa"
        image={pagePictureUrl('/lista-spesa')}
      />
      <div className="no-print">
        <PageHeader kicker="Strumenti" title="Lista della Spesa">
          <p>
            Scegli le pizze della serata: la lista mette insieme gli ingredienti, resta in questo browser e la
            porti con te.
          </p>
        </PageHeader>
      </div>
      <div className="wrap pb-20 print:pb-0">
        <ShoppingListTool heading="h2" />
      </div>
    </>
  )
}
