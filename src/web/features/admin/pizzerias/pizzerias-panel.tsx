import ImportPanel from '../import/import-panel.tsx'

export default function PizzeriasPanel() {
  return (
    <>
      <h2 className="mb-6 text-2xl">Pizzerie</h2>
      <ImportPanel kind="pizzeria" />
    </>
  )
}
