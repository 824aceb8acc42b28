/** What browsers and authenticators say of a ceremony, looked at before any signature: these are what people are told apart. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { RelyingParty } from './relying-party.ts'

const clientDataSchema = z.object({ type: z.string(), challenge: z.string(), origin: z.string() })
export type ClientData = z.infer<typeof clientDataSchema>

/** What the browser says; null where it can not be read. */
export function readClientData(clientDataJSON: string): ClientData | null {
  try {
    const parsed = clientDataSchema.safeParse(
      JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const HASH_BYTES = 32
const USER_VERIFIED = 0x04

/** What is wrong with a ceremony apart from its signature: it was for another site, or the person was not looked at. */
export function faultOf(
  clientData: ClientData,
  authenticatorData: Uint8Array,
  { id, origin }: RelyingParty,
): 'otherSite' | 'unverified' | null {
  const site = createHash('sha256').update(id).digest()
  if (clientData.origin !== origin || !site.equals(authenticatorData.subarray(0, HASH_BYTES)))
    return 'otherSite'
  const flags = authenticatorData[HASH_BYTES] ?? 0
  return (flags & USER_VERIFIED) === 0 ? 'unverified' : null
}
