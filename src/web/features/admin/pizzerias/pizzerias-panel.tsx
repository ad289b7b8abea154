import ImportPanel from '../import/import-panel.tsx'

export default function PizzeriasPanel() {
  return <ImportPanel kind="pizzeria" />
}
