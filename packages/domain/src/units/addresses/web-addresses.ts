/** Addresses that somebody may write into a record: links lead into the web and nowhere else, pictures are our own. */
import { z } from 'zod'

/** Empty, or a link that starts with http:// or https://: nothing that a browser would run or look for elsewhere. */
export const webLinkSchema = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(https?:\/\/[^\s"'<>]+)?$/i, 'A link that starts with http:// or https://')

const mediumAddress = String.raw`\/api\/media\/[1-9]\d{0,9}\/[1-9]\d{0,9}\/(?:picture|thumbnail)`

/** The address of a file of one of our own media. */
export const mediumAddressSchema = z
  .string()
  .max(2000)
  .regex(new RegExp(`^${mediumAddress}$`), 'The address of an uploaded picture')

/** A picture of the catalog: one of our own media, or one that is part of the address itself. */
export const pictureAddressSchema = z
  .string()
  .max(2000)
  .regex(
    new RegExp(String.raw`^(?:${mediumAddress}|data:image\/(?:svg\+xml|png|jpeg|webp|gif)[;,].*)$`, 's'),
    'An uploaded picture',
  )

/** The address at which whoever may see a medium gets its picture. */
export function mediumAddressOf(orgId: number, mediumId: number): string {
  return `/api/media/${orgId}/${mediumId}/picture`
}

/** Whose file an address of a medium names; null for any other address. */
export function mediumOfAddress(
  address: string,
): { readonly orgId: number; readonly mediumId: number } | null {
  const match = /^\/api\/media\/(\d+)\/(\d+)\/(?:picture|thumbnail)$/.exec(address)
  return match ? { orgId: Number(match[1]), mediumId: Number(match[2]) } : null
}

const share = z.coerce.number().min(0).max(1)

/** A part of a print master, in shares of its sides, and how many pixels wide it is wanted. */
export const masterCropSchema = z.object({
  x: share,
  y: share,
  width: share.positive(),
  height: share.positive(),
  to: z.coerce.number().int().min(1).max(100_000),
})
export type MasterCrop = z.infer<typeof masterCropSchema>

/** Shares as they are written in an address: fine enough for every pixel. */
const shareText = (value: number) => String(Number(value.toFixed(9)))

/** Where a part of the print master is fetched whose small picture is at an address of a medium. */
export function masterAddress(pictureAddress: string, { x, y, width, height, to }: MasterCrop): string {
  const shares = { x, y, width, height }
  const query = Object.entries(shares).map(([key, value]) => `${key}=${shareText(value)}`)
  return `${pictureAddress.replace(/picture$/, 'master')}?${[...query, `to=${to}`].join('&')}`
}

/** The medium and the part that an address of a print master names; null for any other address. */
export function masterOfAddress(
  address: string,
): { readonly orgId: number; readonly mediumId: number; readonly crop: MasterCrop } | null {
  const match = /^\/api\/media\/(\d{1,10})\/(\d{1,10})\/master\?(.*)$/.exec(address)
  const pairs = (match?.[3] ?? '').split('&').map((pair) => pair.split('='))
  const crop = masterCropSchema.safeParse(Object.fromEntries(pairs))
  return match && crop.success
    ? { orgId: Number(match[1]), mediumId: Number(match[2]), crop: crop.data }
    : null
}
