import { Drawing, Label, round } from './drawing.tsx'

/** Varlamov, Glatz, Grasso, arXiv 1806.08790: °C between the dough and a floor of 330 °C, rounded. */
const FLOOR_C = 330
const BRICK = { floor: 'Mattone', contactC: 210, says: 'crosta dorata', className: 'fill-basil-fill' }
const STEEL = { floor: 'Acciaio', contactC: 300, says: 'fondo bruciato', className: 'fill-tomato-fill' }
const xOf = (celsius: number) => round(10 + (celsius / FLOOR_C) * 380)

/** Two floors of the same heat, and what the dough feels. */
export const ContactTemperature = () => (
  <Drawing
    title={`Barre a confronto. Piano a ${FLOOR_C} °C: sul mattone il punto di contatto è a circa ${BRICK.contactC} °C, sull'acciaio a circa ${STEEL.contactC} °C.`}
    height={186}
  >
    {[BRICK, STEEL].map(({ floor, contactC, says, className }, index) => {
      const y = 28 + index * 68
      return (
        <g key={floor}>
          <Label x={10} y={y - 8} anchor="start">
            {floor}
          </Label>
          <Label x={xOf(contactC)} y={y - 8} anchor="end" light>
            {says}
          </Label>
          <rect x={10} y={y} width={380} height={30} rx={6} className="fill-crust" />
          <rect x={10} y={y} width={xOf(contactC) - 10} height={30} rx={6} className={className} />
          <Label x={xOf(contactC) - 10} y={y + 21} anchor="end" className="fill-on-fill">
            circa {contactC} °C
          </Label>
        </g>
      )
    })}
    <path d="M390 22V152" className="stroke-ink" strokeWidth={2} strokeDasharray="4 4" />
    <Label x={390} y={174} anchor="end">
      piano del forno: {FLOOR_C} °C
    </Label>
  </Drawing>
)
