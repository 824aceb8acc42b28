/** A zod error as the fields of an `invalid` answer: each by its path in the body, with what is expected there. */
import type { ErrorDetails } from '@orderwright/contract'
import type { z } from 'zod'
import { sentences } from '../outcome.ts'

type FieldError = NonNullable<ErrorDetails['fields']>[number]
type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A body of nothing but mistakes is not given back whole. */
const MAX_FIELDS = 50
const LONGEST_KEY = 60

const textOf = (path: Path) => path.map(String).join('.')

/** What an alternative wants where something of another kind stands; undefined where it says more than that. */
function wantedKind(issue: Issue): string[] | undefined {
  if (issue.path.length > 0) return undefined
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value))
  if (issue.code !== 'invalid_union') return undefined
  const inner = issue.errors.map(kindsOf)
  return inner.every((kinds) => kinds !== undefined) ? inner.flat() : undefined
}

function kindsOf(alternative: readonly Issue[]): string[] | undefined {
  for (const issue of alternative) {
    const kinds = wantedKind(issue)
    if (kinds) return kinds
  }
  return undefined
}

/**
 * Of several alternatives, the one that was meant says what is wrong: one whose kind (an object, a list) the value has, and
 * of those the one with the fewest mistakes. Where none is, all of them are named.
 */
function fieldsOfUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): FieldError[] {
  const meant = issue.errors
    .filter((alternative) => kindsOf(alternative) === undefined)
    .toSorted((one, other) => one.length - other.length)
  const [closest] = meant
  if (closest) return closest.flatMap((inner) => fieldsOf(inner, path))
  const kinds = [...new Set(issue.errors.flatMap((alternative) => kindsOf(alternative) ?? []))]
  const message = kinds.length > 0 ? sentences.expectedOneOf({ kinds }) : issue.message
  return [{ path: textOf(path), message }]
}

function fieldsOf(issue: Issue, above: Path): FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return fieldsOfUnion(issue, path)
  if (issue.code !== 'unrecognized_keys') return [{ path: textOf(path), message: issue.message }]
  const keys = issue.keys.slice(0, MAX_FIELDS).map((key) => key.slice(0, LONGEST_KEY))
  return keys.map((key) => ({ path: textOf([...path, key]), message: sentences.unknownField }))
}

/** The first fields that were not accepted. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => fieldsOf(issue, [])).slice(0, MAX_FIELDS)
}
