/** The form of a call that takes a file: its body as JSON in the field `body`, and the file after it. */
import { pictureMessages } from '@orderwright/domain'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './call-context.ts'
import { parseJsonBody } from './json-body.ts'
import { fail, type Outcome, sentences, succeed } from './outcome.ts'

/** What may come in one form. A file of this size is too large already. [1.8.08] */
export const formLimits = {
  fileSize: 5_000_000,
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: 20_000,
  headerPairs: 20,
} as const
/** The file and what stands around it. */
const MAX_FORM = formLimits.fileSize + 100_000

export interface Form {
  readonly body: unknown
  readonly file: UploadedFile | null
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function malformed(message: string = sentences.malformedForm) {
  return fail('invalid', sentences.invalid, { fields: [{ path: 'body', message }] })
}

export async function readForm(request: FastifyRequest): Promise<Outcome<Form>> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM) {
    return fail('tooLarge', pictureMessages.uploadUnsuitable)
  }
  let body: unknown
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        file = { name: part.filename, bytes: await part.toBuffer() }
      } else if (part.fieldname === 'body' && typeof part.value === 'string' && !part.valueTruncated) {
        const parsed = parseJsonBody(part.value)
        if (!parsed.ok) return parsed
        body = parsed.data
      }
    }
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') return fail('tooLarge', pictureMessages.uploadUnsuitable)
    // Cut off, too many parts, no boundary: nothing that asking the decoder for details would help.
    return malformed()
  }
  return body === undefined ? malformed() : succeed({ body, file })
}
