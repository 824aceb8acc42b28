/** Sentences about data that nests too deep. */
import { defineMessages } from '../../localization/define-messages.ts'
export const nestingMessages = defineMessages('nestingMessages', {
  jsonTooDeep: ({ max }: { max: number }) =>
    `This is nested too deeply: at most ${max} lists and records may lie within each other.`,
  groupsTooDeep: ({ max }: { max: number }) => `Groups may be nested at most ${max} deep.`,
})
