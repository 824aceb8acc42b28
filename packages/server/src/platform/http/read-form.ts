/** The form of a call that takes a file: its body as JSON in the field `body`, and the file after it. */
import { pictureMessages, spreadsheetFileMessages } from '@orderwright/domain'
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
/** What stands around a file. */
const AROUND_FILE = 100_000

/** How many bytes a call takes of a file at most: its body, which comes before the file, may ask for more than usual. */
export interface FileLimits {
  readonly most: number
  readonly mostFor: (body: unknown) => number
  readonly holds?: 'tables'
}
const usualLimits: FileLimits = { most: formLimits.fileSize, mostFor: () => formLimits.fileSize }

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

/** The bytes of a file; null where there are more than `most`, which are not held. */
async function bytesOf(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size >= most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export async function readForm(
  request: FastifyRequest,
  { most, mostFor, holds }: FileLimits = usualLimits,
): Promise<Outcome<Form>> {
  const tooLarge =
    holds === 'tables' ? spreadsheetFileMessages.tooLarge({ most }) : pictureMessages.uploadUnsuitable
  if (Number(request.headers['content-length'] ?? 0) > most + AROUND_FILE) {
    return fail('tooLarge', tooLarge)
  }
  let body: unknown
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts({ limits: { ...formLimits, fileSize: most } })) {
      if (part.type === 'file') {
        const limit = mostFor(body)
        const bytes = await bytesOf(part.file, limit)
        if (bytes === null || part.file.truncated) {
          const isMaster = holds === undefined && limit > formLimits.fileSize
          return fail('tooLarge', isMaster ? pictureMessages.masterUnsuitable : tooLarge)
        }
        file = { name: part.filename, bytes }
      } else if (part.fieldname === 'body' && typeof part.value === 'string' && !part.valueTruncated) {
        const parsed = parseJsonBody(part.value)
        if (!parsed.ok) return parsed
        body = parsed.data
      }
    }
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') return fail('tooLarge', tooLarge)
    // Cut off, too many parts, no boundary: nothing that asking the decoder for details would help.
    return malformed()
  }
  return body === undefined ? malformed() : succeed({ body, file })
}
