/** The logo of an organisation as a small PNG on white: dark pages keep a dark word mark readable. */
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'
import type { LogoOf } from '../../platform/mail/transport.ts'

/** Twice the height it is shown at, for fine screens. */
const HEIGHT = 56
const PADDING = 8
const MAX_PIXELS = 4_000_000
const MAX_KEPT = 200

const profileSchema = z.object({ brand: z.object({ logoUrl: z.string().nullish() }).optional() })

function bytesOf(dataUrl: string): Buffer | null {
  const [head = '', ...rest] = dataUrl.split(',')
  const body = rest.join(',')
  if (head.endsWith(';base64')) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    return null
  }
}

async function toPng(dataUrl: string): Promise<Buffer | null> {
  const bytes = bytesOf(dataUrl)
  if (!bytes) return null
  const white = { r: 255, g: 255, b: 255, alpha: 1 }
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 288 })
      .resize({ height: HEIGHT, width: 480, fit: 'inside' })
      .flatten({ background: white })
      .extend({ top: PADDING, bottom: PADDING, left: PADDING, right: PADDING, background: white })
      .png()
      .toBuffer()
  } catch {
    // A picture that can not be read: the mail goes without, its alternative text says whose it is.
    return null
  }
}

/** Reads over the owner's handle, and draws each logo once. */
export function logosFrom(db: Kysely<Database>): LogoOf {
  const drawn = new Map<string, Buffer | null>()
  return async (orgId) => {
    const row = await db.selectFrom('orgs').select('profile').where('id', '=', orgId).executeTakeFirst()
    const url = profileSchema.safeParse(row?.profile).data?.brand?.logoUrl ?? ''
    if (!url.startsWith('data:image/')) return null
    const known = drawn.get(url)
    if (known !== undefined) return known
    const png = await toPng(url)
    if (drawn.size >= MAX_KEPT) drawn.clear()
    drawn.set(url, png)
    return png
  }
}
