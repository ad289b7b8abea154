import { useLocation } from 'react-router'

const TOOLS: Readonly<Record<string, string>> = {
  '/calcolatore-nutrizione': 'Nelle ricette trovi comunque ingredienti e dosi.',
  '/lista-spesa': 'Nelle ricette trovi comunque ingredienti e dosi.',
}

export function ScriptNotice() {
  const { pathname } = useLocation()
  const without = TOOLS[pathname]
  if (without === undefined) return null
  return (
    <div role="note" className="wrap hidden pt-6 noscript:block">
      <p className="rounded-md bg-crust px-4 py-3">
        <strong>Questo strumento ha bisogno di JavaScript.</strong> Attivalo nelle impostazioni del browser e
        ricarica la pagina. {without}
      </p>
    </div>
  )
}
