import ImportPanel from '../import/import-panel.tsx'

export default function RecipesPanel() {
  return <ImportPanel kind="recipe" />
}
