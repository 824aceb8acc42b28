/**
 * The port to the work-management tools that organisations use beside this product: each has its own address and token, in
 * a file that the configuration names (WORK_TOOLS_FILE). Without one, what would be sent is written into the data folder.
 */
import { z } from 'zod'
import { readSecretFile } from '../secret-file.ts'

/** What such a tool is told of a guest: the item that stands for them there, and their terms. [2.6.08] */
export const guestTermsSchema = z.object({
  itemId: z.string(),
  userId: z.number(),
  email: z.string(),
  name: z.string(),
  discount: z.object({ type: z.literal('percent'), value: z.number() }),
  disableSalesTax: z.boolean(),
})
export type GuestTerms = z.infer<typeof guestTermsSchema>

export interface WorkManagementPush {
  readonly orgId: number
  /** the same in every attempt: whoever receives it twice takes it once */
  readonly key: string
  readonly terms: GuestTerms
}

export type PushOutcome =
  | { readonly kind: 'taken' }
  /** another try may help */
  | { readonly kind: 'away'; readonly reason: string }
  /** the tool has said no for good */
  | { readonly kind: 'refused'; readonly reason: string }

/** Never rejects: what goes wrong is an outcome. */
export type WorkManagement = (push: WorkManagementPush) => Promise<PushOutcome>

/** the id of an organisation → where its tool is */
const toolsSchema = z.record(
  z.string().regex(/^[1-9]\d{0,9}$/, 'must be the id of an organization'),
  z.strictObject({
    url: z.url({ protocol: /^https?$/, error: 'must be an address such as https://tool.example.com/items' }),
    token: z.string().min(1, 'must not be empty').max(4000),
  }),
)
export type WorkManagementAdapters = z.infer<typeof toolsSchema>

export function readWorkManagementAdapters(path: string) {
  return readSecretFile('WORK_TOOLS_FILE', path, toolsSchema)
}
