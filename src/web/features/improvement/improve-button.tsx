import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ImproveDialog = lazyPart(() => import('./improve-dialog.tsx'))

interface ImproveButtonProps {
  recipe: { id: number; name: string }
  size?: 'small' | 'medium'
}

export function ImproveButton({ recipe, size = 'medium' }: ImproveButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size={size}
        aria-haspopup="dialog"
        aria-label={`Migliora con AI: ${recipe.name}`}
        className="no-print noscript:hidden"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <span className="glyph glyph-spark size-4 text-tomato" />
        Migliora con AI
      </Button>
      {wasOpened && (
        <ImproveDialog key={recipe.id} recipe={recipe} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
