import { useLocation } from 'react-router'

const ANY_LINK = 'I link con le scelte già fatte mostrano il risultato anche senza.'

/** Tools whose forms need scripts, with what works without. */
const TOOLS: Readonly<Record<string, string>> = {
  '/guida-forno': ANY_LINK,
  '/abbinamenti-ingredienti': ANY_LINK,
  '/calcolatore-nutrizione': 'Nelle ricette trovi comunque ingredienti e dosi.',
  '/lista-spesa': 'Nelle ricette trovi comunque ingredienti e dosi.',
}

/** What readers without scripts are told instead of a form that does not answer. */
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
