/** The variables that name an object storage for files, read once at the start. Half of them is a sentence, not a failure later. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { optional } from '../optional-setting.ts'
import { readSecretText, type SecretFileResult } from '../secret-file.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** where the storage answers, without a slash at the end; absent: at AWS */
  readonly endpoint?: string | undefined
  /** absent: what the machine itself is given (roles of instances and pods, AWS_… variables) */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** whether the bucket stands in the path of addresses and not in the name of the host */
  readonly isPathStyle: boolean
  /** what every key begins with in the bucket: nothing, or it ends with a slash */
  readonly prefix: string
  /** whether browsers read pictures in the bucket themselves, at short-lived addresses */
  readonly hasPresignedReads: boolean
}

const yesOrNo = z
  .enum(['true', 'false'], { error: 'must be true or false, or be left out' })
  .transform((text) => text === 'true')

export const s3Variables = {
  S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as files-7'),
  ),
  S3_REGION: optional(z.string().regex(/^[a-z0-9-]{1,50}$/, 'must be a region such as eu-central-1')),
  S3_ENDPOINT: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
      .refine((url) => {
        // This is asked of what is no address as well.
        if (!URL.canParse(url)) return false
        const { pathname, search, username } = new URL(url)
        return pathname === '/' && search === '' && username === ''
      }, 'must be an address without a path, such as https://s3.example.com'),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_ACCESS_KEY_ID_FILE: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_SECRET_ACCESS_KEY_FILE: optional(z.string()),
  S3_FORCE_PATH_STYLE: optional(yesOrNo),
  S3_PREFIX: optional(
    z
      .string()
      .regex(
        /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\/?$/i,
        'must be names of letters, digits and hyphens with slashes between them',
      ),
  ),
  S3_PRESIGNED_READS: optional(yesOrNo),
}

const schema = z.object(s3Variables)
export type S3Values = z.infer<typeof schema>

const problem = (message: string) => ({ ok: false, message }) as const

/** A key that stands in a variable, or in the file that another one names; undefined: in neither. */
function readKey(
  values: S3Values,
  name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  folder: string,
): SecretFileResult<string | undefined> {
  const text = values[name]
  const path = values[`${name}_FILE`]
  if (path === undefined) return { ok: true, data: text }
  if (text !== undefined) return problem(`Set ${name} or ${name}_FILE, not both.`)
  const read = readSecretText(`${name}_FILE`, resolve(folder, path))
  if (!read.ok) return read
  const key = read.data.trim()
  return key === '' ? problem(`${name}_FILE ${path} is empty.`) : { ok: true, data: key }
}

function readCredentials(
  values: S3Values,
  folder: string,
): SecretFileResult<NonNullable<S3Settings['credentials']> | undefined> {
  const id = readKey(values, 'S3_ACCESS_KEY_ID', folder)
  if (!id.ok) return id
  const secret = readKey(values, 'S3_SECRET_ACCESS_KEY', folder)
  if (!secret.ok) return secret
  const [accessKeyId, secretAccessKey] = [id.data, secret.data]
  if (accessKeyId === undefined && secretAccessKey === undefined) return { ok: true, data: undefined }
  if (secretAccessKey === undefined)
    return problem('S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY or S3_SECRET_ACCESS_KEY_FILE beside it.')
  if (accessKeyId === undefined)
    return problem('S3_SECRET_ACCESS_KEY needs S3_ACCESS_KEY_ID or S3_ACCESS_KEY_ID_FILE beside it.')
  return { ok: true, data: { accessKeyId, secretAccessKey } }
}

/** The storage that the variables name, undefined for the local disk; a sentence where they are half of one. Files are found from `folder`. */
export function readS3Settings(values: S3Values, folder: string): SecretFileResult<S3Settings | undefined> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values
  if (bucket === undefined) {
    const alone = schema.keyof().options.find((name) => values[name] !== undefined)
    return alone === undefined
      ? { ok: true, data: undefined }
      : problem(`${alone} needs S3_BUCKET beside it.`)
  }
  if (region === undefined && endpoint === undefined)
    return problem('S3_BUCKET needs S3_REGION beside it, or S3_ENDPOINT for a storage outside of AWS.')
  const credentials = readCredentials(values, folder)
  if (!credentials.ok) return credentials
  const prefix = values.S3_PREFIX?.replace(/\/$/, '')
  return {
    ok: true,
    data: {
      bucket,
      // Storages outside of AWS have one region or none, and take this for it.
      region: region ?? 'us-east-1',
      endpoint: endpoint?.replace(/\/$/, ''),
      credentials: credentials.data,
      isPathStyle: values.S3_FORCE_PATH_STYLE ?? false,
      prefix: prefix === undefined ? '' : `${prefix}/`,
      hasPresignedReads: values.S3_PRESIGNED_READS ?? false,
    },
  }
}

/** The origin of the addresses at which browsers read: pages are allowed to show pictures of it. */
export function originOf({ bucket, region, endpoint, isPathStyle }: S3Settings): string {
  const { protocol, host, hostname } = new URL(
    endpoint ?? `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`,
  )
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  // A certificate for *.host holds for no name with points in front of it.
  const hasPath = isPathStyle || isAddress || bucket.includes('.')
  return hasPath ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`
}
