const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const codeFor = (status: number, requestId: string) =>
  status < 500
    ? ''
    : `<p style="margin:0 0 2rem;font-size:1rem;color:#6b5546">Se succede ancora, scrivici questo codice: <code>${escapeHtml(requestId)}</code>.</p>\n`

const TITLES: Readonly<Record<number, string>> = {
  400: 'Indirizzo non valido',
  403: 'Accesso non consentito',
  404: 'Pagina non trovata',
  416: 'Il file finisce prima',
  429: 'Troppe richieste',
  503: 'Torniamo subito',
}

/**
 * A complete page without script, stylesheet or picture, for when the site cannot be rendered. It shows
 * `requestId`, which the log contains, too.
 */
export function errorPage(status: number, message: string, requestId: string): string {
  const title = TITLES[status] ?? 'Qualcosa è andato storto'
  return `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Cornicione</title>
</head>
<body style="margin:0;background:#fbf5ea;color:#2b1d14;font:18px/1.6 Georgia,'Times New Roman',serif">
<main style="box-sizing:border-box;min-height:100vh;display:flex;flex-direction:column;justify-content:center;max-width:38rem;margin:0 auto;padding:2rem">
<p style="margin:0 0 2rem;font-weight:bold;letter-spacing:.02em;color:#a8321f">Cornicione</p>
<p style="margin:0;font-size:1rem;color:#6b5546">Errore ${status}</p>
<h1 style="margin:.25rem 0 1rem;font-size:2.5rem;line-height:1.15">${title}</h1>
<p style="margin:0 0 2rem">${escapeHtml(message)}</p>
${codeFor(status, requestId)}<p style="margin:0"><a href="/" style="color:#a8321f">Torna alla pagina iniziale</a></p>
</main>
</body>
</html>
`
}
