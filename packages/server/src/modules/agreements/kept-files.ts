/** The files of agreements: kept under their hash, and never written again. */
import { createHash } from 'node:crypto'
import { type AgreementFile, type FileMark, fileMark } from '@orderwright/domain/agreements'
import type { Services } from '../../platform/services.ts'

/** SHA-256 of bytes, base 16. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Where a kept file lies. */
export function agreementFileKey(orgId: number, hash: string): string {
  return `${orgId}/agreements/${hash}.pdf`
}

/** The file as it is kept: it ends with the mark of its agreement. */
export function marked(bytes: Uint8Array, mark: FileMark): Buffer {
  return Buffer.concat([bytes, Buffer.from(fileMark(mark), 'latin1')])
}

/** Keeps a file; gives what names it. */
export async function keepFile(
  { storage }: Pick<Services, 'storage'>,
  orgId: number,
  bytes: Buffer,
): Promise<Omit<AgreementFile, 'kind'>> {
  const hash = hashOfBytes(bytes)
  await storage.put(agreementFileKey(orgId, hash), bytes)
  return { hash, bytes: bytes.length }
}

/** What the kept file under this hash hashes to now; null: it is not there. */
export async function hashNow(
  { storage }: Pick<Services, 'storage'>,
  orgId: number,
  hash: string,
): Promise<string | null> {
  const bytes = await storage.get(agreementFileKey(orgId, hash))
  return bytes === undefined ? null : hashOfBytes(bytes)
}
