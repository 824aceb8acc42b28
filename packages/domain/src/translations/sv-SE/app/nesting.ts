/** Sentences about data that nests too deep, in Swedish. */
import type { nestingMessages as english } from '../../../messages/app/nesting.ts'
import type { Translation } from '../../../localization/translation.ts'

export const nestingMessages: Translation<typeof english> = {
  jsonTooDeep: ({ max }) =>
    `Detta är nästlat för djupt: högst ${max} listor och poster får ligga i varandra.`,
  groupsTooDeep: ({ max }) => `Grupper får vara nästlade i högst ${max} nivåer.`,
}
