/** /api/docs: the calls, readable, by area, with body, answer and errors. No script, no outside asset. */
import { escapeHtml } from '@orderwright/domain/units'
import { type Endpoint, errorCodes, errorMeanings, errorStatus } from '@orderwright/contract'
import { z } from 'zod'

const style = `body{font:16px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1a1a1a}
h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:1px solid #ddd;text-transform:capitalize}
h3{margin:1.6rem 0 .2rem;font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}p{margin:.3rem 0}
details{margin:.4rem 0}summary{cursor:pointer;color:#0b57d0}nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:1rem 0}
a{color:#0b57d0}section{scroll-margin-top:1rem}
pre{background:#f6f6f4;padding:.8rem;overflow:auto;font:13px/1.5 ui-monospace,monospace;border-radius:6px}
table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}td:last-child{overflow-wrap:anywhere}.tag{color:#666;font-size:.85rem}`

type JsonSchema = { [key: string]: unknown }

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A schema as people read it: `{orgId: integer, title?: string, …}`. */
function shorthand(schema: unknown, indent: string, depth: number): string {
  if (!isSchema(schema)) return 'any'
  if (depth > 6) return '…'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) {
    return [...new Set(choices.map((choice) => shorthand(choice, indent, depth + 1)))].join(' | ')
  }
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'any'
  if (schema.type === 'array') return `[${shorthand(schema.items, indent, depth + 1)}]`
  if (schema.type === 'object') return objectShorthand(schema, indent, depth)
  return typeof schema.type === 'string' ? schema.type : 'any'
}

function objectShorthand(schema: JsonSchema, indent: string, depth: number): string {
  const inner = `${indent}  `
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const fields = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  if (fields.length === 0) {
    return isSchema(schema.additionalProperties)
      ? `{[key]: ${shorthand(schema.additionalProperties, indent, depth + 1)}}`
      : '{}'
  }
  const lines = fields.map(
    ([name, field]) =>
      `${inner}${name}${required.has(name) ? '' : '?'}: ${shorthand(field, inner, depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function shape(schema: z.ZodType, io: 'input' | 'output'): string {
  return escapeHtml(shorthand(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '', 0))
}

function section(endpoint: Endpoint): string {
  const errors = endpoint.errors
    .map((code) => `<tr><td>${errorStatus[code]}</td><td>${code}</td></tr>`)
    .join('')
  const tags = [
    endpoint.access === 'anonymous' ? 'no sign-in needed' : 'signed in',
    endpoint.takesApiKeys
      ? endpoint.effect === 'reads'
        ? 'API keys'
        : 'API keys that may write'
      : 'no API keys',
    ...(endpoint.isIdempotent ? ['takes an Idempotency-Key'] : []),
    ...(endpoint.isDemoOnly ? ['demo mode only'] : []),
  ]
  return `<section id="${endpoint.name}"><h3>POST ${escapeHtml(endpoint.path)}</h3>
<p>${escapeHtml(endpoint.summary)} <span class="tag">(${tags.join(', ')})</span></p>
<details><summary>Body</summary><pre>${shape(endpoint.body, 'input')}</pre></details>
<details><summary>Answer</summary><pre>${shape(endpoint.response, 'output')}</pre></details>
<details><summary>Errors</summary><table>${errors}</table></details></section>`
}

function errorTable(): string {
  const rows = errorCodes.map(
    (code) =>
      `<tr><td>${errorStatus[code]}</td><td><code>${code}</code></td><td>${errorMeanings[code]}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

/** The page as HTML. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  const areas = [...new Set(endpoints.map(({ area }) => area))]
  const anchor = (area: string) => area.replaceAll(' ', '-')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Orderwright calls</title><style>${style}</style>
<h1>Orderwright calls</h1>
<p>Every call is a POST with a JSON body. An error is <code>{"error": {"code", "message", "details"?}}</code> with the status of its code. The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>Signing in puts the device’s session into a cookie that every other call brings along. Other programs send an API key instead, which owners make in the back office: <code>Authorization: Bearer owk_…</code>; keys that may only read are refused what changes something. An update carries only the fields that changed, and the version of the record that they were changed on.</p>
<details><summary>What the errors mean</summary>${errorTable()}</details>
<nav>${areas.map((area) => `<a href="#${anchor(area)}">${escapeHtml(area)}</a>`).join('')}</nav>
${areas
  .map(
    (area) =>
      `<h2 id="${anchor(area)}">${escapeHtml(area)}</h2>${endpoints
        .filter((endpoint) => endpoint.area === area)
        .map(section)
        .join('\n')}`,
  )
  .join('\n')}</html>`
}
