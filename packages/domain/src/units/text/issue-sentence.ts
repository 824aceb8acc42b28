/**
 * What is wrong with a value, in a sentence for whoever typed it. Schemas that know better say it themselves; this is said of the
 * rest, for browsers get zod without its own sentences. Given to a parse: `schema.safeParse(value, { error: issueSentence })`.
 */
import type { z } from 'zod'
import { refusedValueMessages as words } from '../../messages/app/refused-values.ts'

type RawIssue = z.core.$ZodRawIssue

function typeSentence(expected: string, input: unknown): string {
  if (input === undefined || input === null || input === '') return words.needed
  switch (expected) {
    case 'string':
      return words.text
    case 'number':
      return words.number
    case 'int':
      return words.wholeNumber
    case 'boolean':
      return words.yesOrNo
    case 'array':
      return words.list
    case 'object':
    case 'record':
      return words.group
    default:
      return words.notThis
  }
}

type TooSmall = Extract<RawIssue, { code: 'too_small' }>
type TooBig = Extract<RawIssue, { code: 'too_big' }>

function tooSmall({ origin, minimum, inclusive }: TooSmall): string {
  const min = Number(minimum)
  if (origin === 'string') return words.charactersAtLeast({ min })
  if (origin === 'array' || origin === 'set' || origin === 'map') return words.entriesAtLeast({ min })
  return inclusive === false ? words.moreThan({ min }) : words.atLeast({ min })
}

function tooBig({ origin, maximum, inclusive }: TooBig): string {
  const max = Number(maximum)
  if (origin === 'string') return words.charactersAtMost({ max })
  if (origin === 'array' || origin === 'set' || origin === 'map') return words.entriesAtMost({ max })
  return inclusive === false ? words.lessThan({ max }) : words.atMost({ max })
}

export function issueSentence(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected, issue.input)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return words.oneOf({ values: issue.values.map(String).join(', ') })
    case 'invalid_format':
      if (issue.format === 'email') return words.email
      return issue.format === 'url' ? words.address : words.form
    // Of several forms the last one is the full one: an address that may also be nothing.
    case 'invalid_union':
      if (issue.errors.length === 0 && Array.isArray(issue['options']))
        return words.oneOf({ values: issue['options'].map(String).join(', ') })
      return issue.errors.at(-1)?.[0]?.message ?? words.notThis
    case 'not_multiple_of':
      return words.wholeNumber
    case 'unrecognized_keys':
      return words.unknown({ names: issue.keys.join(', ') })
    default:
      return words.notThis
  }
}
