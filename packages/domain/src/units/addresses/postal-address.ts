/** Where something is sent, or a bill goes. */
import { z } from 'zod'

/** Whether a text is the two letters of a country (ISO 3166-1). */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** [1.3.09, 1.3.10] */
export const addressSchema = z.object({
  streetAddress: z.string().trim().max(200).default(''),
  streetAddress2: z.string().trim().max(200).default(''),
  country: z.string().trim().max(2).default('US'),
  city: z.string().trim().max(100).default(''),
  state: z.string().trim().max(100).default(''),
  zip: z.string().trim().max(20).default(''),
})
export type Address = z.infer<typeof addressSchema>
