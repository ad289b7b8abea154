import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { ShoppingListTool } from './shopping-list-tool.tsx'

export const ShoppingListSection = () => (
  <Section
    id="lista-spesa"
    title="Lista della Spesa"
    aside={
      <ButtonLink to="/lista-spesa" look="secondary" size="small">
        Apri a tutta pagina
      </ButtonLink>
    }
  >
    <noscript>
      <p>Per fare la lista serve JavaScript. Nelle ricette trovi comunque ingredienti e dosi.</p>
    </noscript>
    <ShoppingListTool heading="h3" />
  </Section>
)
