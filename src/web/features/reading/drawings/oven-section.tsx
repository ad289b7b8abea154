import { Arrow, Drawing, Label, NATURE } from './drawing.tsx'

const BRICK = '#b97a4b'
const JOINT = '#8a5530'
const CAVITY = '#38231a'
const FLAME = '#f0642d'
const GLOW = '#f7c548'
/** On the dark of the cavity; the key repeats them on a spot of the same dark. */
const HEAT = { radiation: '#ff9a7a', conduction: '#f7c548', convection: '#a6dcae' }

const KEY = [
  { colour: HEAT.radiation, name: 'Irraggiamento', says: 'da volta e fiamma' },
  { colour: HEAT.conduction, name: 'Conduzione', says: 'dalla platea' },
  { colour: HEAT.convection, name: 'Convezione', says: "con l'aria che gira" },
]

const Masonry = () => (
  <g stroke={JOINT} strokeWidth={2}>
    <path d="M12 236V150C12 62 88 12 190 12C274 12 326 46 344 100L392 108V236Z" fill={BRICK} />
    <path d="M46 192V150C46 88 106 48 190 48C256 48 300 78 312 128L392 136V192Z" fill={CAVITY} />
    <path d="M12 208H392M62 192V208M112 192V208M162 192V208M212 192V208M262 192V208M312 192V208M362 192V208" />
    <path d="M14 130L46 136M38 74L72 98M96 32L114 64M184 12V48M270 26L254 62M324 66L298 92" />
  </g>
)

const Fire = () => (
  <>
    <path
      d="M62 190C46 160 72 148 70 116C92 132 90 150 98 158C102 144 112 138 112 122C130 142 138 170 122 190Z"
      fill={FLAME}
    />
    <path d="M78 190C72 170 90 164 90 148C106 162 114 176 106 190Z" fill={GLOW} />
    <path d="M58 190L126 182M64 182L124 190" stroke={NATURE.edge} strokeWidth={7} strokeLinecap="round" />
  </>
)

const Pizza = () => (
  <>
    <path
      d="M166 190C160 172 184 170 194 180H284C294 170 318 172 312 190Z"
      fill={NATURE.crust}
      stroke={NATURE.edge}
      strokeWidth={1.6}
    />
    <path
      d="M196 179C224 173 254 173 282 179"
      fill="none"
      stroke={NATURE.tomato}
      strokeWidth={6}
      strokeLinecap="round"
    />
    <path d="M214 176h12M244 175h14" stroke={NATURE.cheese} strokeWidth={5} strokeLinecap="round" />
  </>
)

/** Where the heat comes from. */
export const OvenSection = () => (
  <Drawing
    title="Sezione di un forno a legna: il fuoco arde a sinistra, la pizza sta sulla platea. Frecce rosse scendono dalla volta e dalla fiamma alla pizza: irraggiamento. Frecce gialle salgono dalla platea al fondo: conduzione. Frecce verdi entrano basse dalla bocca, a destra, e dopo il fuoco seguono la volta fino a uscire in alto: convezione."
    height={334}
  >
    <Masonry />
    <Arrow d="M390 164H330" head="M341 155L329 164L341 173" colour={HEAT.convection} />
    <Arrow
      d="M104 108C128 66 236 58 282 102C296 116 304 140 326 144L386 149"
      head="M376 139L388 149L375 157"
      colour={HEAT.convection}
    />
    <Fire />
    <Pizza />
    {[208, 239, 270].map((x) => (
      <Arrow
        key={x}
        d={`M${x} 108V160`}
        head={`M${x - 7} 151L${x} 162L${x + 7} 151`}
        colour={HEAT.radiation}
      />
    ))}
    <Arrow d="M132 158L160 172" head="M148 173L162 173L154 161" colour={HEAT.radiation} />
    {[194, 224, 254, 284].map((x) => (
      <Arrow
        key={x}
        d={`M${x} 230V203`}
        head={`M${x - 7} 211L${x} 200L${x + 7} 211`}
        colour={HEAT.conduction}
      />
    ))}
    {KEY.map(({ colour, name, says }, index) => (
      <g key={name}>
        <rect x={12} y={250 + index * 28} width={30} height={20} rx={6} fill={CAVITY} />
        <path d={`M19 ${260 + index * 28}H35`} stroke={colour} strokeWidth={4} strokeLinecap="round" />
        <Label x={52} y={266 + index * 28} anchor="start">
          {name}
        </Label>
        <Label x={172} y={266 + index * 28} anchor="start" light>
          {says}
        </Label>
      </g>
    ))}
  </Drawing>
)
