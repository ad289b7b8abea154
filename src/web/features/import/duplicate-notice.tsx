import type { Twin } from '#contracts/import/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EntryComparison } from './entry-comparison.tsx'
import { duplicateText } from './entry-origin.tsx'

interface DuplicateNoticeProps extends Twin {
  kind: ImportKind
  isPending: boolean
  onAnother: () => void
}

const WORDS: Readonly<Record<ImportKind, { open: string; another: string }>> = {
  recipe: { open: 'Apri la ricetta del sito', another: "È un'altra ricetta: pubblicala" },
  pizzeria: { open: 'Apri le pizzerie del sito', another: "È un'altra pizzeria: pubblicala" },
}

const show = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' })

export const DuplicateNotice = ({
  kind,
  duplicate,
  comparison,
  isPending,
  onAnother,
}: DuplicateNoticeProps) => (
  <div ref={show} className="grid gap-4 rounded-lg border border-tomato bg-paper p-5">
    <div role="alert" className="grid gap-2">
      <h3 className="text-xl">C'è già qualcosa di molto simile</h3>
      <p className="wrap-anywhere">{duplicateText(duplicate)}. Ciò che hai scritto è ancora qui.</p>
    </div>
    <EntryComparison comparison={comparison} title="Ciò che pubblicheresti accanto a ciò che c'è" />
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        to={kind === 'recipe' ? `/ricette/${duplicate.id}` : '/pizzerie'}
        target="_blank"
        look="secondary"
      >
        {WORDS[kind].open}
      </ButtonLink>
      <Button disabled={isPending} onClick={onAnother}>
        {WORDS[kind].another}
      </Button>
    </div>
  </div>
)
