/**
 * Files as objects of a bucket that speaks the protocol of S3. Objects appear whole or not at all, so that nothing is written beside its
 * place. The client is loaded with the first file: it costs a fifth of a second and 24 MB, which servers with a local disk do not pay.
 */
import { Readable } from 'node:stream'
import type { GetObjectCommandInput, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-settings.ts'
import { type FileStorage, isStorageKey, shownElsewhere, storageKey } from './storage.ts'
import { StorageUnavailable } from './unavailable.ts'

/** How long the storage may take, ms, and how often one request is tried. */
export interface S3Patience {
  readonly connectMs: number
  /** nothing is sent or received for as long as this */
  readonly idleMs: number
  readonly attempts: number
}

const PATIENCE: S3Patience = { connectMs: 2_000, idleMs: 5_000, attempts: 3 }

/** What is larger goes in parts of this size, two under way: a part that is lost is sent again, and memory holds three. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_UNDER_WAY = 2

/** An address is good for five to ten minutes: for five of them it is the same, so that browsers find what they have cached. */
const SAME_ADDRESS_SECONDS = 300
const ADDRESS_SECONDS = 2 * SAME_ADDRESS_SECONDS

/** A probe writes where the last one that wrote is as old as this, ms; else it reads, which costs a tenth. */
const WRITE_PROBE_MS = 300_000
/** No key of a file: it is never listed. */
const PROBE_NAME = '.probe'
/** Whoever watches over the server does not wait longer. */
const PROBE_MS = 3_000

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}

/** Whether there is no such object. A bucket that is not there is something else. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

const hasNoRoom = (error: Error) => statusOf(error) === 507 || /StorageFull|QuotaExceeded/.test(error.name)

/** What went wrong between this server and the storage, as the HTTP layer knows it: no room, or not to be reached. */
function asStorageError(error: unknown): Error {
  if (!(error instanceof Error)) return new StorageUnavailable(String(error), error)
  if (hasNoRoom(error)) return Object.assign(new Error(error.message, { cause: error }), { code: 'ENOSPC' })
  const said = [error.name, error.message].filter((text) => text !== '' && text !== 'Error').join(': ')
  return new StorageUnavailable(said.split('\n')[0]?.slice(0, 300) ?? '', error)
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asStorageError(error)
  }
}

/** The same for what comes piece by piece. */
async function* namedPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    throw asStorageError(error)
  }
}

/** Loads the client once; a failed attempt is made again. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function connect(settings: S3Settings, { connectMs, idleMs, attempts }: S3Patience) {
  const [api, { Upload }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const { region, endpoint, credentials, isPathStyle: forcePathStyle } = settings
  const client: S3Client = new api.S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    forcePathStyle,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // Otherwise bodies travel in frames with a checksum behind them, which storages that do not know them keep as bytes of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { api, client, Upload, getSignedUrl }
}

/** Nothing is asked of the storage before the first file. Throws for a key that is none: keys are the server's own. */
export function s3Storage(settings: S3Settings, patience: S3Patience = PATIENCE): FileStorage {
  const { bucket: Bucket, prefix, hasPresignedReads } = settings
  const connected = lazily(() => connect(settings, patience))
  const objectOf = (key: string) => ({ Bucket, Key: `${prefix}${storageKey(key)}` })
  let writtenAt = Number.NEGATIVE_INFINITY

  /** The body of an object; undefined where there is none. */
  async function read(key: string): Promise<Readable | undefined> {
    const object = objectOf(key)
    const { api, client } = await connected()
    try {
      const { Body } = await client.send(new api.GetObjectCommand(object))
      if (Body instanceof Readable) return Body
    } catch (error) {
      if (isMissing(error)) return undefined
      throw asStorageError(error)
    }
    throw new StorageUnavailable('an answer without a body')
  }

  async function* keys(): AsyncGenerator<string> {
    const { api, client } = await connected()
    let ContinuationToken: string | undefined
    do {
      const command = new api.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken })
      const page = await named(client.send(command))
      for (const { Key = '' } of page.Contents ?? []) {
        const key = Key.slice(prefix.length)
        if (isStorageKey(key)) yield key
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  async function putStream(key: string, stream: Readable): Promise<void> {
    const params = objectOf(key)
    const { client, Upload } = await connected()
    // A stream that is given up fails as well, after the upload: only an error that the upload passes on is the sender's.
    let broken: { readonly error: unknown } | undefined
    stream.on('error', (error: unknown) => {
      broken ??= { error }
    })
    const options = { partSize: PART_BYTES, queueSize: PARTS_UNDER_WAY }
    try {
      // Parts of an attempt that fails are taken away again.
      await new Upload({ client, params: { ...params, Body: stream }, ...options }).done()
    } catch (error) {
      stream.destroy()
      throw broken?.error === error ? error : asStorageError(error)
    }
  }

  return {
    async put(key, content) {
      if (content instanceof Readable) return putStream(key, content)
      if (content.length > PART_BYTES) return putStream(key, Readable.from([content], { objectMode: false }))
      const object = objectOf(key)
      const { api, client } = await connected()
      await named(client.send(new api.PutObjectCommand({ ...object, Body: content })))
    },
    async get(key) {
      const body = await read(key)
      if (!body) return undefined
      const pieces: Buffer[] = []
      for await (const piece of namedPieces(body)) pieces.push(piece)
      return Buffer.concat(pieces)
    },
    async openRead(key) {
      const body = await read(key)
      return body && Readable.from(namedPieces(body), { objectMode: false })
    },
    list: keys,
    async probe() {
      const { api, client } = await connected()
      const object = { Bucket, Key: `${prefix}${PROBE_NAME}` }
      const options = { abortSignal: AbortSignal.timeout(PROBE_MS) }
      const now = performance.now()
      if (now - writtenAt < WRITE_PROBE_MS) {
        const isThere = await client
          .send(new api.HeadObjectCommand(object), options)
          .catch((error: unknown) => {
            if (isMissing(error)) return undefined
            writtenAt = Number.NEGATIVE_INFINITY
            throw asStorageError(error)
          })
        if (isThere) return
      }
      await named(client.send(new api.PutObjectCommand({ ...object, Body: Buffer.alloc(1) }), options))
      writtenAt = now
    },
    async remove(key) {
      const object = objectOf(key)
      const { api, client } = await connected()
      await named(client.send(new api.DeleteObjectCommand(object)))
    },
    async addressOf(key, { type, name }) {
      if (!hasPresignedReads || !shownElsewhere.has(type)) return undefined
      const input: GetObjectCommandInput = {
        ...objectOf(key),
        ResponseContentType: type,
        ResponseContentDisposition: `inline; filename="${name}"`,
        ResponseCacheControl: `private, max-age=${SAME_ADDRESS_SECONDS}`,
      }
      const { api, client, getSignedUrl } = await connected()
      const seconds = Math.floor(Date.now() / 1000)
      const signingDate = new Date((seconds - (seconds % SAME_ADDRESS_SECONDS)) * 1000)
      const options = { expiresIn: ADDRESS_SECONDS, signingDate }
      return named(getSignedUrl(client, new api.GetObjectCommand(input), options))
    },
  }
}
