/** Signature Version 4 as its receiver checks it, by the published steps: of headers, and of addresses that were signed beforehand. */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { S3Fault } from './faults.ts'

export interface SignedRequest {
  readonly method: string
  /** path and query as they came */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Clocks may differ by this, s. */
const SKEW_SECONDS = 900
const LONGEST_SECONDS = 604_800

/** `20261128T120000Z` as seconds since 1970; NaN for anything else. */
function secondsOf(stamp: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  )
}

interface Claim {
  readonly credential: string
  readonly signedHeaders: string
  readonly signature: string
  readonly stamp: string
  readonly payload: string
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
}

function canonicalHeaders(headers: IncomingHttpHeaders, names: readonly string[]): string {
  return names
    .map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}\n`,
    )
    .join('')
}

function signatureOf({ method, url, headers }: SignedRequest, claim: Claim, keys: Keys): string {
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  const names = claim.signedHeaders.split(';')
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    canonicalHeaders(headers, names),
    claim.signedHeaders,
    claim.payload,
  ].join('\n')
  const day = claim.stamp.slice(0, 8)
  const scope = `${day}/${keys.region}/s3/aws4_request`
  if (claim.credential !== `${keys.accessKeyId}/${scope}`) throw new S3Fault(403, 'InvalidAccessKeyId')
  const key = ['s3', 'aws4_request'].reduce(
    (inner, part) => hmac(inner, part),
    hmac(hmac(`AWS4${keys.secretAccessKey}`, day), keys.region),
  )
  return hmac(key, ['AWS4-HMAC-SHA256', claim.stamp, scope, sha256(canonical)].join('\n')).toString('hex')
}

function checkAddress(request: SignedRequest, query: URLSearchParams, keys: Keys, now: number): void {
  const at = (name: string) => query.get(`X-Amz-${name}`) ?? ''
  const claim = {
    credential: at('Credential'),
    signedHeaders: at('SignedHeaders'),
    signature: at('Signature'),
    stamp: at('Date'),
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  }
  const [from, seconds] = [secondsOf(claim.stamp), Number(at('Expires'))]
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS))
    throw new S3Fault(400, 'AuthorizationQueryParametersError')
  if (!(now >= from - SKEW_SECONDS && now <= from + seconds))
    throw new S3Fault(403, 'AccessDenied', 'Request has expired')
  if (signatureOf(request, claim, keys) !== claim.signature) throw new S3Fault(403, 'SignatureDoesNotMatch')
}

function checkHeaders(request: SignedRequest, keys: Keys, now: number): void {
  const { authorization = '' } = request.headers
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (credential === '') throw new S3Fault(403, 'AccessDenied')
  const stamp = String(request.headers['x-amz-date'] ?? '')
  const payload = String(request.headers['x-amz-content-sha256'] ?? '')
  if (!(Math.abs(now - secondsOf(stamp)) <= SKEW_SECONDS)) throw new S3Fault(403, 'RequestTimeTooSkewed')
  const claim = { credential, signedHeaders, signature, stamp, payload }
  if (signatureOf(request, claim, keys) !== signature) throw new S3Fault(403, 'SignatureDoesNotMatch')
  if (/^[0-9a-f]{64}$/.test(payload) && sha256(request.body) !== payload)
    throw new S3Fault(400, 'XAmzContentSHA256Mismatch')
}

/** Throws S3Fault where the request was not signed with these keys as it came. */
export function checkSignature(request: SignedRequest, keys: Keys, now: Date): void {
  const { searchParams } = new URL(request.url, 'http://bucket')
  const seconds = now.getTime() / 1000
  if (searchParams.has('X-Amz-Signature')) checkAddress(request, searchParams, keys, seconds)
  else checkHeaders(request, keys, seconds)
}
