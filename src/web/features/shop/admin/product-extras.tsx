import type { AdminProduct } from '#contracts/shop/admin-products.ts'
import { SHOP_DRAWINGS } from '#domain/shop/drawings.ts'
import { OVEN_STYLE_NAMES } from '#knowledge/styles-oven-names.ts'
import type { EntryFormControl } from '#web/features/admin/entries/entry-kind.ts'
import { PictureUpload } from '#web/features/admin/form/picture-upload.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Control = EntryFormControl<AdminProduct>

export const ProductExtras = ({ control }: { control: Control }) => (
  <>
    <Picture control={control} />
    <Styles control={control} />
  </>
)

function Picture({ control: { form, errors, set } }: { control: Control }) {
  const imageUrl = String(form.imageUrl ?? '')
  const isDrawing = SHOP_DRAWINGS.some(({ value }) => value === imageUrl)
  return (
    <fieldset>
      <legend className="mb-4 font-display text-xl">Immagine</legend>
      {imageUrl && (
        <img
          src={imageUrl}
          alt="L'immagine del prodotto"
          width="400"
          height="300"
          className="mb-4 aspect-4/3 w-full max-w-xs rounded-lg bg-[#f2e4cb] object-cover"
        />
      )}
      <SelectField
        emptyLabel="Scegli"
        label="Disegno"
        name="imageUrl"
        className="mb-4 max-w-xs"
        value={isDrawing ? imageUrl : ''}
        options={SHOP_DRAWINGS}
        hint="Un disegno del sito, oppure una fotografia tua."
        error={errors.imageUrl}
        onChange={(drawing) => set({ imageUrl: drawing })}
      />
      <PictureUpload
        imageUrl={isDrawing ? '' : imageUrl}
        error={undefined}
        onChange={(uploaded) => set({ imageUrl: uploaded })}
      />
    </fieldset>
  )
}

function Styles({ control: { form, set } }: { control: Control }) {
  const chosen = Array.isArray(form.relatedPizzaStyles) ? (form.relatedPizzaStyles as string[]) : []
  const toggle = (id: string, isOn: boolean) =>
    set({ relatedPizzaStyles: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) })
  return (
    <fieldset>
      <legend className="mb-2 font-display text-xl">Per quali pizze</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {OVEN_STYLE_NAMES.map(({ id, name }) => (
          <CheckBox key={id} checked={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
            {name}
          </CheckBox>
        ))}
      </div>
    </fieldset>
  )
}
