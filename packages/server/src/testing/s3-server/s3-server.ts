/**
 * A stand-in for an object storage on this machine: one bucket by the protocol of S3, path style. It checks every signature, and decodes
 * nothing: bodies that come in frames (aws-chunked) are stored with their frames, so that a test sees them.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { S3Settings } from '../../platform/storage/s3-settings.ts'
import { Bucket, type StoredObject } from './bucket.ts'
import { S3Fault } from './faults.ts'
import { checkSignature, type Keys } from './signature.ts'

export interface SeenRequest {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

/** What happens to a request in the place of an answer, by its turn. */
export type Fault = (request: SeenRequest) => S3Fault | 'silence' | 'cut' | undefined

export interface S3Server {
  readonly settings: S3Settings
  readonly bucket: Bucket
  readonly requests: SeenRequest[]
  /** changes what is asked for; undefined: nothing */
  fault: Fault | undefined
  /** Goes away; whoever is connected is cut off. */
  readonly stop: () => Promise<void>
  /** Comes back at the same address, with what it has. */
  readonly start: () => Promise<void>
}

export interface S3ServerOptions {
  /** keys on one page of a list */
  readonly pageSize?: number
  readonly settings?: Partial<S3Settings>
  readonly now?: () => Date
}

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const xml = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
})

function listing(bucket: Bucket, query: URLSearchParams, pageSize: number): Answer {
  const token = query.get('continuation-token')
  const after = token === null ? '' : Buffer.from(token, 'base64url').toString()
  const size = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize))
  const { objects, next } = bucket.list(query.get('prefix') ?? '', after, size)
  const contents = objects.map(
    ([key, { bytes, etag }]) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${bytes.length}</Size><ETag>${escaped(etag)}</ETag></Contents>`,
  )
  const more =
    next === undefined
      ? ''
      : `<NextContinuationToken>${Buffer.from(next).toString('base64url')}</NextContinuationToken>`
  return xml(
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><KeyCount>${objects.length}</KeyCount>${more}${contents.join('')}</ListBucketResult>`,
  )
}

/** What an address may say about the answer's headers. */
const overrides = ['content-type', 'content-disposition', 'cache-control'] as const

function reading({ bytes, etag }: StoredObject, request: SeenRequest): Answer {
  const own = overrides.flatMap((name) => {
    const value = request.query.get(`response-${name}`)
    return value === null ? [] : [[name, value] as const]
  })
  const headers = { 'content-type': 'binary/octet-stream', ...Object.fromEntries(own), etag }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) return { headers: { ...headers, 'content-length': `${bytes.length}` }, body: bytes }
  if (Number(from) >= bytes.length) throw new S3Fault(416, 'InvalidRange')
  const part = bytes.subarray(Number(from), to === undefined || to === '' ? undefined : Number(to) + 1)
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  return {
    status: 206,
    headers: { ...headers, 'content-range': range, 'content-length': `${part.length}` },
    body: part,
  }
}

function completing(bucket: Bucket, key: string, id: string, body: Buffer): Answer {
  const parts = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }))
  const { etag } = bucket.complete(key, id, parts)
  return xml(`<CompleteMultipartUploadResult><ETag>${escaped(etag)}</ETag></CompleteMultipartUploadResult>`)
}

function answerTo(bucket: Bucket, request: SeenRequest, body: Buffer, pageSize: number): Answer {
  const { method, key, query } = request
  const id = query.get('uploadId')
  if (key === '') {
    if (method === 'GET' && query.get('list-type') === '2') return listing(bucket, query, pageSize)
    throw new S3Fault(501, 'NotImplemented')
  }
  if (method === 'PUT') {
    const number = query.get('partNumber')
    const { etag } =
      id === null ? bucket.put(key, body) : bucket.putPart(key, id, Number(number ?? Number.NaN), body)
    return { headers: { etag } }
  }
  if (method === 'POST' && query.has('uploads'))
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${bucket.begin(key)}</UploadId></InitiateMultipartUploadResult>`,
    )
  if (method === 'POST' && id !== null) return completing(bucket, key, id, body)
  if (method === 'DELETE') {
    if (id === null) bucket.objects.delete(key)
    else bucket.abort(key, id)
    return { status: 204 }
  }
  if (method === 'GET' || method === 'HEAD') return reading(bucket.get(key), request)
  throw new S3Fault(501, 'NotImplemented')
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of message) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

function sendAnswer(
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: Answer,
  isHead: boolean,
) {
  response.writeHead(status, headers).end(isHead ? undefined : body)
}

/** Sends the head and half of the body, and hangs up. */
function sendHalf(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers)
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy())
}

const keys = { accessKeyId: 'an-invented-key-id', secretAccessKey: 'an-invented-secret-key' }

export async function startS3Server(options: S3ServerOptions = {}): Promise<S3Server> {
  const { pageSize = 1000, now = () => new Date() } = options
  const name = 'files'
  const region = 'eu-test-1'
  const bucket = new Bucket()
  const requests: SeenRequest[] = []
  const owned: Keys = { ...keys, region }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = message
    const body = await bodyOf(message)
    const { pathname, searchParams: query } = new URL(url, 'http://bucket')
    const [, named = '', ...path] = decodeURIComponent(pathname).split('/')
    const request = { method, key: path.join('/'), query, headers }
    requests.push(request)
    let answer: Answer
    try {
      checkSignature({ method, url, headers, body }, owned, now())
      if (named !== name) throw new S3Fault(404, 'NoSuchBucket')
      const fault = server.fault?.(request)
      if (fault === 'silence') return
      if (fault instanceof S3Fault) throw fault
      answer = answerTo(bucket, request, body, pageSize)
      if (fault === 'cut') return sendHalf(response, answer)
    } catch (error) {
      if (!(error instanceof S3Fault)) throw error
      const { code, status, message: said } = error
      answer = xml(`<Error><Code>${code}</Code><Message>${escaped(said)}</Message></Error>`, status)
    }
    sendAnswer(response, answer, method === 'HEAD')
  }

  const http = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy())
  })
  const listen = async (port: number) => {
    http.listen(port, '127.0.0.1')
    await once(http, 'listening')
  }
  const portOf = (address: AddressInfo | string | null) =>
    address !== null && typeof address === 'object' ? address.port : 0
  await listen(0)
  const port = portOf(http.address())
  const server: S3Server = {
    settings: {
      bucket: name,
      region,
      endpoint: `http://127.0.0.1:${port}`,
      credentials: keys,
      isPathStyle: true,
      prefix: '',
      hasPresignedReads: false,
      ...options.settings,
    },
    bucket,
    requests,
    fault: undefined,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
    start: () => listen(port),
  }
  return server
}
