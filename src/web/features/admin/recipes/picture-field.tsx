import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { apiPaths } from '#contracts/api-paths.ts'
import { PICTURE_TOO_LARGE_B, PICTURE_TYPES, type UploadedPicture } from '#contracts/uploaded-picture.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes } from '../../../ui/field.tsx'
import { RecipePicture } from '../../../ui/recipe-picture.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { RecipeFormControl } from './use-recipe-form.ts'

const refuse = (description: string) =>
  toast({ title: 'Immagine non caricata', description, tone: 'destructive' })

function useUpload(onDone: (imageUrl: string) => void) {
  const { api } = useQueries()
  const upload = useMutation({
    mutationFn: (file: File) => api<UploadedPicture>(apiPaths.adminPictures, { method: 'POST', file }),
    onSuccess: ({ imageUrl }) => onDone(imageUrl),
    onError: (failure) => refuse(messageOf(failure, 'Controlla la connessione e riprova tra poco.')),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    if (!PICTURE_TYPES.some((type) => type === file.type)) refuse('Carica una fotografia JPEG, PNG o WebP')
    else if (file.size >= PICTURE_TOO_LARGE_B) refuse('L’immagine deve pesare meno di 5 MB')
    else upload.mutate(file)
  }
  return { choose, isPending: upload.isPending }
}

/** The recipe's photograph; without one the site draws it from the ingredients. */
export function PictureField({ control: { form, errors, set } }: { control: RecipeFormControl }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choose, isPending } = useUpload((imageUrl) => set({ imageUrl }))
  return (
    <fieldset>
      <legend className="mb-4 font-display text-xl">Immagine</legend>
      {form.imageUrl ? (
        <div className="mb-4 aspect-4/3 max-w-sm overflow-hidden rounded-lg bg-crust">
          <RecipePicture imageUrl={form.imageUrl} alt="L’immagine della ricetta" sizes="384px" />
        </div>
      ) : (
        <p className="mb-4 text-ink-soft">
          Nessuna fotografia: il sito disegna la pizza dai suoi ingredienti.
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label="Fotografia"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = '' // the same file can be chosen again
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={isPending} onClick={() => input.current?.click()}>
          {isPending ? 'Caricamento...' : form.imageUrl ? 'Cambia fotografia' : 'Carica una fotografia'}
        </Button>
        {form.imageUrl && (
          <Button look="quiet" disabled={isPending} onClick={() => set({ imageUrl: '' })}>
            Togli
          </Button>
        )}
      </div>
      <FieldNotes
        id={id}
        hint="JPEG, PNG o WebP, meno di 5 MB e almeno 800 × 600 pixel. Viene tagliata in 4:3, senza dati EXIF."
        error={errors.imageUrl}
      />
    </fieldset>
  )
}
