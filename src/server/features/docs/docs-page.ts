export interface OpenApi {
  info: { title: string; version: string; description?: string }
  paths?: Record<string, Record<string, Operation | undefined> | undefined>
}

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export function docsPage({ info, paths = {} }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item?.[method] ? operationHtml(method, path, item[method]) : [])),
  )
  return `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')} Il documento per i programmi: <a href="/api/docs/json">OpenAPI (JSON)</a>.</p>
${operations.join('\n')}
</main>
</body>
</html>
`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation
  const rows = parameters.map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> (${escapeHtml(parameter.in)}${parameter.required ? ', obbligatorio' : ''})</li>`,
  )
  const answers = Object.entries(responses).map(([status, { content }]) =>
    schemaHtml(`Risposta ${status}`, content),
  )
  return `<section>
<h2><span>${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}</p>
${rows.length > 0 ? `<h3>Parametri</h3><ul>${rows.join('')}</ul>` : ''}
${requestBody ? schemaHtml('Corpo della richiesta', requestBody.content) : ''}
${answers.join('\n')}
</section>`
}

function schemaHtml(title: string, content: Record<string, { schema?: unknown }> | undefined): string {
  const schema = Object.values(content ?? {})[0]?.schema
  if (schema === undefined) return `<p>${escapeHtml(title)}: senza corpo</p>`
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const docsStyle = `body{margin:0;background:#fbf5ea;color:#2b1d14;font:16px/1.6 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:2rem 1.25rem}
a{color:#a8321f}
section{margin:2rem 0;padding-top:1rem;border-top:1px solid #d9c9b0}
h2{font-size:1.15rem;overflow-wrap:anywhere}
h2 span{color:#a8321f}
h3{font-size:1rem}
pre{overflow:auto;max-height:24rem;padding:1rem;background:#fff;border:1px solid #d9c9b0}
summary{cursor:pointer}
`
