/**
 * Which modules behind a package's entry a module really uses. Everything of a package is reached through its entry;
 * only the imported names tell what of it is needed.
 */

/** The names that `code` imports, by the source they come from; '*' for all of it. */
export function importedNames(code: string): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const add = (source: string, ...more: string[]) => {
    names.set(source, new Set([...(names.get(source) ?? []), ...more]))
  }
  // At the beginning of a statement: a comment may speak of an import too.
  for (const [, clause = '', source = ''] of code.matchAll(
    /(?:^|;|\*\/)\s*import\s*([^'"();]+?)\s*from\s*['"]([^'"]+)['"]/gm,
  )) {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1]
    if (braces === undefined || clause.includes('*')) add(source, '*')
    for (const part of (braces ?? '').split(',')) {
      const [name = ''] = part.trim().split(/\s+as\s+/)
      if (name !== '') add(source, name.trim())
    }
  }
  return names
}

/** The names that `code` itself declares and exports. */
export function declaredExports(code: string): string[] {
  const declared = [
    ...code.matchAll(/\bexport\s+(?:async\s+)?(?:function\*?|const|let|var|class)\s+([\w$]+)/g),
  ]
  const listed = [...code.matchAll(/\bexport\s*\{([^}]*)\}(?!\s*from)/g)].flatMap(([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  )
  return [...declared.map(([, name = '']) => name), ...listed].filter((name) => name !== '')
}

/** Where the names come from that `code` hands on: by exported name, the source. Those of `export *` are not named. */
export function handedOn(code: string): Map<string, string> {
  const sources = new Map<string, string>()
  const listed = (list: string) =>
    list
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .filter(([name]) => name !== undefined && name !== '')
  for (const [, list = '', source = ''] of code.matchAll(
    /\bexport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    for (const names of listed(list)) sources.set(names.at(-1) ?? '', source)
  }
  const imported = new Map<string, string>()
  for (const [, list = '', source = ''] of code.matchAll(
    /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    for (const names of listed(list)) imported.set(names.at(-1) ?? '', source)
  }
  for (const [, list = ''] of code.matchAll(/\bexport\s*\{([^}]*)\}(?!\s*from)/g)) {
    for (const names of listed(list)) {
      const source = imported.get(names[0] ?? '')
      if (source !== undefined) sources.set(names.at(-1) ?? '', source)
    }
  }
  return sources
}
