/**
 * The form of a call that takes a file: its body as JSON in the field `body`, and the file after it. The body is read at once,
 * the file when the call asks for it: who may not send it is refused before its bytes are taken in.
 */
import {
  orderFileMessages,
  pictureMessages,
  settingsMessages,
  spreadsheetFileMessages,
} from '@orderwright/domain/messages'
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../call-context.ts'
import { checkJsonBody, parseJsonBody } from './json-body.ts'
import { fail, type Outcome, sentences, succeed } from '../outcome.ts'

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
  readonly holds?: 'tables' | 'logo' | 'orderFile'
}
const usualLimits: FileLimits = { most: formLimits.fileSize, mostFor: () => formLimits.fileSize }

/** Reads what is left of a form: its file, or null where there is none. A second time it answers the same. */
export type ReadFile = () => Promise<Outcome<UploadedFile | null>>

export interface Form {
  readonly body: unknown
  readonly readFile: ReadFile
  /** throws away what nobody has read, as it arrives, so that the answer and the next call get through */
  readonly discard: () => void
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

/** The parts of one form, as they arrive. */
class FormParts {
  private readonly parts: AsyncIterator<Multipart, undefined>
  private body: unknown
  private file: UploadedFile | null = null

  constructor(
    request: FastifyRequest,
    private readonly limits: FileLimits,
    private readonly tooLarge: string,
  ) {
    const limitsOfParts = { ...formLimits, fileSize: limits.most }
    this.parts = request.parts({ limits: limitsOfParts })[Symbol.asyncIterator]()
  }

  /** Reads on to the body. A file that comes before it is read on the way, and may be as large as is usual. */
  async readBody(): Promise<Outcome<unknown>> {
    const read = await this.readUntil(() => this.body !== undefined)
    if (!read.ok) return read
    return this.body === undefined ? malformed() : succeed(this.body)
  }

  /** Reads all that is left. */
  async readFile(): Promise<Outcome<UploadedFile | null>> {
    const read = await this.readUntil(() => false)
    return read.ok ? succeed(this.file) : read
  }

  private async readUntil(isEnough: () => boolean): Promise<Outcome<null>> {
    try {
      while (!isEnough()) {
        const next = await this.parts.next()
        if (next.done === true) break
        const part = next.value
        const taken = part.type === 'file' ? await this.takeFile(part) : this.takeField(part)
        if (!taken.ok) return taken
      }
      return succeed(null)
    } catch (error) {
      if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') return fail('tooLarge', this.tooLarge)
      // Cut off, too many parts, no boundary: nothing that asking the decoder for details would help.
      return malformed()
    }
  }

  private async takeFile(part: MultipartFile): Promise<Outcome<null>> {
    // Before the body nobody knows what it is for, and whether its sender may.
    const isEarly = this.body === undefined
    const ofBody = this.limits.mostFor(this.body)
    const limit = isEarly ? Math.min(ofBody, formLimits.fileSize) : ofBody
    const bytes = await bytesOf(part.file, limit)
    if (bytes === null || part.file.truncated) {
      if (isEarly && this.limits.most > formLimits.fileSize) return fail('tooLarge', sentences.fileBeforeBody)
      const isMaster = this.limits.holds === undefined && limit > formLimits.fileSize
      return fail('tooLarge', isMaster ? pictureMessages.masterUnsuitable : this.tooLarge)
    }
    this.file = { name: part.filename, bytes }
    return succeed(null)
  }

  private takeField(part: MultipartValue): Outcome<null> {
    if (part.fieldname !== 'body' || part.valueTruncated) return succeed(null)
    // A field that calls itself JSON, as the OpenAPI document has it, comes parsed.
    const parsed = typeof part.value === 'string' ? parseJsonBody(part.value) : checkJsonBody(part.value)
    if (!parsed.ok) return parsed
    this.body = parsed.data
    return succeed(null)
  }
}

/** What is too large is told with the limit of what the file was to be. */
function tooLargeWords({ most, holds }: FileLimits): string {
  switch (holds) {
    case 'tables':
      return spreadsheetFileMessages.tooLarge({ most })
    case 'logo':
      return settingsMessages.logoUnsuitable
    case 'orderFile':
      return orderFileMessages.tooLarge
    case undefined:
      return pictureMessages.uploadUnsuitable
  }
}

/** Reads a form up to its body. Where that fails, nothing is read of what follows. */
export async function readForm(
  request: FastifyRequest,
  limits: FileLimits = usualLimits,
): Promise<Outcome<Form>> {
  const { most } = limits
  const tooLarge = tooLargeWords(limits)
  if (Number(request.headers['content-length'] ?? 0) > most + AROUND_FILE) {
    return fail('tooLarge', tooLarge)
  }
  const discard = () => {
    request.raw.unpipe()
    request.raw.resume()
  }
  const parts = new FormParts(request, limits, tooLarge)
  const body = await parts.readBody()
  if (!body.ok) {
    discard()
    return body
  }
  let file: Promise<Outcome<UploadedFile | null>> | undefined
  const readFile = () => (file ??= parts.readFile())
  return succeed({ body: body.data, readFile, discard })
}
