/** A record as it comes from the server, before anything is known of its fields. */
import { z } from 'zod'

export const serverRecordSchema = z.looseObject({ id: z.number(), version: z.number() })
