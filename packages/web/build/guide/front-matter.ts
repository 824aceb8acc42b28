/** What stands above a page of the guide: its title, its place in the contents, and whose "?" opens it. */
import { z } from 'zod'

const schema = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1),
  group: z.string().min(1),
  rank: z.coerce.number().int().positive(),
  opens: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
})
export type FrontMatter = z.infer<typeof schema>

interface Split {
  readonly front: FrontMatter
  readonly body: string
}

/** `---`, lines of `key: value`, `---`, then the text. What does not fit is said in a sentence. */
export function splitFrontMatter(source: string): Split | { readonly problem: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined)
    return { problem: 'it begins with no lines between --- and ---' }
  const entries: [string, string][] = []
  for (const line of head.split('\n')) {
    const [, key, value] = /^([a-z]+): *(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined) return { problem: `“${line}” is no “key: value”` }
    entries.push([key, value.trim()])
  }
  const parsed = schema.safeParse(Object.fromEntries(entries))
  if (parsed.success) return { front: parsed.data, body }
  return {
    problem: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  }
}
