import { PictureUpload } from '#web/features/admin/form/picture-upload.tsx'
import { RecipePicture } from '#web/features/recipe-cards/recipe-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RecipeFormControl } from './use-recipe-form.ts'

export const PictureField = ({ control: { form, errors, set } }: { control: RecipeFormControl }) => (
  <fieldset>
    <legend className="mb-4 font-display text-xl">Immagine</legend>
    {form.imageUrl ? (
      <div className="mb-4 aspect-4/3 max-w-sm overflow-hidden rounded-lg bg-crust">
        <RecipePicture imageUrl={form.imageUrl} alt="L'immagine della ricetta" sizes="384px" />
      </div>
    ) : (
      <p className="mb-4 text-ink-soft">
        Nessuna fotografia: sul sito la ricetta ha il disegno del suo genere di pizza.
      </p>
    )}
    <PictureUpload
      imageUrl={form.imageUrl}
      error={errors.imageUrl}
      onChange={(imageUrl) => set({ imageUrl })}
    >
      {form.imageUrl && (
        <Button look="quiet" onClick={() => set({ imageUrl: '' })}>
          Togli
        </Button>
      )}
    </PictureUpload>
  </fieldset>
)
