/** Sentences about data that nests too deep. */
export const nestingMessages = {
  jsonTooDeep: ({ max }: { max: number }) =>
    `This is nested too deeply: at most ${max} lists and records may lie within each other.`,
  groupsTooDeep: ({ max }: { max: number }) => `Groups may be nested at most ${max} deep.`,
} as const
