/**
 * Reads request bodies: JSON alone, and nothing that PostgreSQL or a JavaScript object could choke on later
 * (NUL characters, lone surrogates, `__proto__`, endless nesting).
 */
import { fail, type Outcome, sentences, succeed } from '../outcome.ts'

const MAX_DEPTH = 40
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

type Problem = { readonly path: string; readonly message: string }

function textProblem(text: string): boolean {
  // With the u flag only surrogates without their partner match.
  return text.includes('\u0000') || /\p{Surrogate}/u.test(text)
}

/** Walks the value without recursion (a body may nest 400,000 levels deep) and gives the first problem. */
function findProblem(root: unknown): Problem | undefined {
  const pending: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string') {
      if (textProblem(value)) return { path, message: sentences.unsupportedText }
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) return { path, message: sentences.tooDeep }
      for (const [key, child] of Object.entries(value)) {
        if (RESERVED.has(key)) return { path, message: sentences.reservedKey }
        if (textProblem(key)) return { path, message: sentences.unsupportedText }
        pending.push({ value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
      }
    }
  }
  return undefined
}

/** Parses a body's text. Refuses with `invalid`; an empty body counts as `{}`. */
export function parseJsonBody(text: string): Outcome<unknown> {
  if (text.trim() === '') return succeed({})
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return fail('invalid', sentences.malformed, { fields: [{ path: '', message: sentences.malformed }] })
  }
  return checkJsonBody(value)
}

/** A body that something else has parsed already. Refuses with `invalid` as `parseJsonBody` does. */
export function checkJsonBody(value: unknown): Outcome<unknown> {
  // JSON.parse makes `__proto__` an own key, so Object.entries sees it.
  const problem = findProblem(value)
  return problem ? fail('invalid', problem.message, { fields: [problem] }) : succeed(value)
}
