import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import { PICTURE_TOO_LARGE_B, PICTURE_TYPES } from '#contracts/pictures/uploaded-picture.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'

const refuse = (description: string) =>
  toast({ title: 'Immagine non caricata', description, tone: 'destructive' })

function useUpload(onDone: (imageUrl: string) => void) {
  const { api } = useQueries()
  const upload = useMutation({
    mutationFn: (file: File) => api(uploadPicture, { body: file }),
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

interface PictureUploadProps {
  /** Of the picture that there is; nothing when there is none. */
  imageUrl: string
  error: string | undefined
  onChange: (imageUrl: string) => void
  children?: ReactNode
}

/** The button that uploads a photograph; what else can be done with it stands beside. */
export function PictureUpload({ imageUrl, error, onChange, children }: PictureUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choose, isPending } = useUpload(onChange)
  return (
    <>
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
          {isPending ? 'Caricamento...' : imageUrl ? 'Cambia fotografia' : 'Carica una fotografia'}
        </Button>
        {children}
      </div>
      <FieldNotes
        id={id}
        hint="JPEG, PNG o WebP, meno di 5 MB e almeno 800 × 600 pixel. Viene tagliata in 4:3, senza dati EXIF."
        error={error}
      />
    </>
  )
}
