import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import {
  PICTURE_TOO_LARGE_B,
  PICTURE_TYPES,
  SMALLEST_PICTURE_PX,
} from '#contracts/pictures/uploaded-picture.ts'
import { adviceOnRefused } from '#web/features/photo-analysis/refused-photo.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes, notesOf } from '../../../ui/field.tsx'

const { width: LEAST_WIDTH, height: LEAST_HEIGHT } = SMALLEST_PICTURE_PX

function useUpload(onDone: (imageUrl: string) => void) {
  const { api } = useQueries()
  const [refusal, setRefusal] = useState<string>()
  const upload = useMutation({
    mutationFn: (file: File) => api(uploadPicture, { body: file }),
    onSuccess: ({ imageUrl }) => onDone(imageUrl),
    onError: (failure) => setRefusal(messageOf(failure, 'Controlla la connessione e riprova tra poco.')),
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    const reason = await refusalOf(file)
    setRefusal(reason)
    if (reason === undefined) upload.mutate(file)
  }
  return { choose, refusal, isPending: upload.isPending }
}

async function refusalOf(file: File): Promise<string | undefined> {
  const advice = await adviceOnRefused(file)
  if (advice !== undefined || !PICTURE_TYPES.some((type) => type === file.type))
    return ['Carica una fotografia JPEG, PNG o WebP', advice].filter(Boolean).join('. ')
  if (file.size >= PICTURE_TOO_LARGE_B) return "L'immagine deve pesare meno di 5 MB"
  const picture = await createImageBitmap(file, { imageOrientation: 'none' }).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  picture.close()
  return width < LEAST_WIDTH || height < LEAST_HEIGHT
    ? `L'immagine è di ${width} × ${height} pixel: ne servono almeno ${LEAST_WIDTH} × ${LEAST_HEIGHT}`
    : undefined
}

interface PictureUploadProps {
  imageUrl: string
  error: string | undefined
  onChange: (imageUrl: string) => void
  children?: ReactNode
}

export function PictureUpload({ imageUrl, error, onChange, children }: PictureUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choose, refusal, isPending } = useUpload(onChange)
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
        aria-describedby={notesOf({ id, hint: true, error: refusal ?? error })}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = '' // so that choosing the same file again fires `change`
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
        hint={`JPEG, PNG o WebP, meno di 5 MB e almeno ${LEAST_WIDTH} × ${LEAST_HEIGHT} pixel. Viene tagliata in 4:3, senza dati EXIF.`}
        error={refusal ?? error}
      />
    </>
  )
}
