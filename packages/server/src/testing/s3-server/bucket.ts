/** One bucket in memory: objects, and uploads in parts. Bytes are kept as they came. Nothing here knows HTTP. */
import { createHash, randomUUID } from 'node:crypto'
import { S3Fault } from './faults.ts'

/** All parts but the last are at least as large as this, as at S3. */
const SMALLEST_PART = 5 * 1024 * 1024

export interface StoredObject {
  readonly bytes: Buffer
  readonly etag: string
}

export interface Page {
  readonly objects: ReadonlyArray<readonly [key: string, object: StoredObject]>
  /** where the next page begins; undefined on the last one */
  readonly next: string | undefined
}

function stored(bytes: Buffer): StoredObject {
  return { bytes, etag: `"${createHash('md5').update(bytes).digest('hex')}"` }
}

export class Bucket {
  readonly objects = new Map<string, StoredObject>()
  /** uploads that were begun and neither completed nor aborted: their parts cost money */
  readonly uploads = new Map<string, { readonly key: string; readonly parts: Map<number, StoredObject> }>()

  put(key: string, bytes: Buffer): StoredObject {
    const object = stored(bytes)
    this.objects.set(key, object)
    return object
  }

  get(key: string): StoredObject {
    const object = this.objects.get(key)
    if (!object) throw new S3Fault(404, 'NoSuchKey')
    return object
  }

  list(prefix: string, after: string, size: number): Page {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
    const page = keys.slice(0, size)
    return {
      objects: page.map((key) => [key, this.get(key)] as const),
      next: keys.length > size ? page.at(-1) : undefined,
    }
  }

  begin(key: string): string {
    const id = randomUUID()
    this.uploads.set(id, { key, parts: new Map() })
    return id
  }

  #upload(key: string, id: string) {
    const upload = this.uploads.get(id)
    if (upload?.key !== key) throw new S3Fault(404, 'NoSuchUpload')
    return upload
  }

  putPart(key: string, id: string, number: number, bytes: Buffer): StoredObject {
    const part = stored(bytes)
    this.#upload(key, id).parts.set(number, part)
    return part
  }

  complete(
    key: string,
    id: string,
    named: ReadonlyArray<{ readonly number: number; readonly etag: string }>,
  ) {
    const { parts } = this.#upload(key, id)
    const found = named.map(({ number, etag }, index) => {
      const part = parts.get(number)
      if (part?.etag !== etag || number <= (named[index - 1]?.number ?? 0))
        throw new S3Fault(400, 'InvalidPart')
      if (index < named.length - 1 && part.bytes.length < SMALLEST_PART)
        throw new S3Fault(400, 'EntityTooSmall')
      return part
    })
    if (found.length === 0) throw new S3Fault(400, 'MalformedXML')
    this.uploads.delete(id)
    return this.put(key, Buffer.concat(found.map(({ bytes }) => bytes)))
  }

  abort(key: string, id: string): void {
    this.#upload(key, id)
    this.uploads.delete(id)
  }
}
