import { Section, SectionLink } from '../../ui/surfaces.tsx'
import { ShoppingListTool } from './shopping-list-tool.tsx'

export const ShoppingListSection = () => (
  <Section
    id="lista-spesa"
    title="Lista della Spesa"
    aside={<SectionLink to="/lista-spesa">Apri a tutta pagina</SectionLink>}
  >
    <noscript>
      <p>Per fare la lista serve JavaScript. Nelle ricette trovi comunque ingredienti e dosi.</p>
    </noscript>
    <ShoppingListTool heading="h3" />
  </Section>
)
