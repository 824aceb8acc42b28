/** Stripe's request bodies: forms whose names nest by brackets (`metadata[orgId]`, `types[0]`). */

export type FormValue = string | { readonly [name: string]: FormValue }
export type Form = { readonly [name: string]: FormValue }
type Branch = { [name: string]: string | Branch }

/** Reads `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`. A name used as a leaf and as a branch keeps the branch. */
export function readForm(text: string): Form {
  const root: Branch = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let branch = root
    for (const part of path.slice(0, -1)) {
      const next = branch[part]
      const inner: Branch = typeof next === 'object' ? next : {}
      branch[part] = inner
      branch = inner
    }
    const last = path.at(-1)
    if (last !== undefined) branch[last] = value
  }
  return root
}

export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  let value: FormValue | undefined = form
  for (const part of path) {
    if (typeof value !== 'object') return undefined
    value = value[part]
  }
  return typeof value === 'string' ? value : undefined
}

/** The texts of a branch by name: metadata. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const value = form[name]
  if (typeof value !== 'object') return {}
  const texts: Record<string, string> = {}
  for (const [key, text] of Object.entries(value)) if (typeof text === 'string') texts[key] = text
  return texts
}
