/**
 * Gives each message a name of its own. In the code a message is a field of its area's object, and a bundler keeps an
 * object with all its keys: every page would bring the texts of its whole area, each with its key, at both ends. In
 * what is built a plain text stands where it is said, and one that is put together is a constant. The texts are those
 * of the language that is built: what chooses it at run time (defineMessages) is left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'

const domain = join(import.meta.dirname, '..', '..', 'domain', 'src')
const holdsMessages = /\/packages\/domain\/src\/messages(?:\/[\w-]+)*\.ts$/
const holdsTranslations = /\/packages\/domain\/src\/translations\/[\w-]+\/(?:[\w-]+\/)*[\w-]+\.ts$/
const ours = /\/packages\/(?:contract|domain|editor|paper|web)\/src\/.+\.tsx?$/

/** A node of the syntax, read without knowing its kind. */
type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number }
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}
/** For each object of messages: its keys, with the text as it stands in the code; null where that is put together. */
export type Messages = ReadonlyMap<string, ReadonlyMap<string, string | null>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The text of a name, and undefined of what is no name. */
const nameOf = (node: unknown) =>
  isNode(node) && node['type'] === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined

const constantOf = (object: string, key: string) => `${object}$${key}`

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

/** What `defineMessages(name, { … })` is given, or the object itself. */
function givenObject(init: unknown): unknown {
  const value = isNode(init) && init['type'] === 'TSAsExpression' ? init['expression'] : init
  if (!isNode(value) || value['type'] !== 'CallExpression') return value
  return nameOf(value['callee']) === 'defineMessages' ? nodesOf(value['arguments'])[1] : undefined
}

/** The objects that a module exports as constants, and where their fields stand. */
function exportedObjects(program: Node) {
  return nodesOf(program['body']).flatMap((statement) => {
    const declaration = statement['declaration']
    if (statement['type'] !== 'ExportNamedDeclaration' || !isNode(declaration)) return []
    return nodesOf(declaration['declarations']).flatMap(({ id, init }) => {
      const object = givenObject(init)
      const name = nameOf(id)
      if (name === undefined || !isNode(init) || !isNode(object)) return []
      if (object['type'] !== 'ObjectExpression') return []
      const fields = nodesOf(object['properties']).flatMap(({ key, value, computed, shorthand }) => {
        const field = computed === true || shorthand === true ? undefined : nameOf(key)
        return field === undefined || !isNode(value) ? [] : [{ field, value }]
      })
      return [{ name, statement, init, object, fields }]
    })
  })
}

/** For the names of objects the file that has them in another language, with the keys that it gives. */
export type Translated = ReadonlyMap<string, { readonly file: string; readonly keys: readonly string[] }>

/**
 * A module of messages, each of them a constant, and the objects made of these for who asks by key. What is translated
 * is handed on from its translation.
 */
export function splitMessages(code: string, program: Node, translated: Translated = new Map()): string {
  return edited(
    code,
    exportedObjects(program).flatMap(({ name, statement, init, object, fields }) => {
      const translation = translated.get(name)
      if (translation) {
        const names = [name, ...translation.keys.map((key) => constantOf(name, key))]
        const text = `export { ${names.join(', ')} } from ${JSON.stringify(translation.file)};`
        return [{ start: statement.start, end: statement.end, text }]
      }
      const constants = fields.map(
        ({ field, value }) =>
          `export const ${constantOf(name, field)} = ${code.slice(value.start, value.end)};\n`,
      )
      return [
        { start: statement.start, end: statement.start, text: constants.join('') },
        { start: init.start, end: object.start, text: '' },
        { start: object.end, end: init.end, text: '' },
        ...fields.map(({ field, value: { start, end } }) => ({ start, end, text: constantOf(name, field) })),
      ]
    }),
  )
}

/** Every name in the code that is not the key of a field, with what it stands in. */
function namesIn(program: Node) {
  const found: { name: string; node: Node; parent: Node }[] = []
  const visit = (node: Node, parent: Node) => {
    const name = nameOf(node)
    if (name !== undefined) found.push({ name, node, parent })
    for (const [key, value] of Object.entries(node)) {
      const isKey = node['computed'] !== true && (key === 'key' || key === 'property')
      if (isKey && node['shorthand'] !== true) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }
  visit(program, program)
  return found
}

interface Imported {
  readonly specifier: Node
  readonly object: string
  readonly local: string
  readonly fields: ReadonlyMap<string, string | null>
}

function importOf(specifier: Node, messages: Messages): Imported | undefined {
  const object = nameOf(specifier['imported']) ?? ''
  const local = nameOf(specifier['local'])
  const fields = messages.get(object)
  return fields && local !== undefined ? { specifier, object, local, fields } : undefined
}

/** What takes the place of an import's name and of its uses; undefined where the object itself is meant. */
function takenOf({ specifier, object, local, fields }: Imported, names: ReturnType<typeof namesIn>) {
  const uses = names.filter(({ name, parent }) => name === local && parent !== specifier)
  const taken = uses.map(({ node, parent }) => {
    const isField =
      parent['type'] === 'MemberExpression' && parent['object'] === node && parent['computed'] === false
    const field = isField ? nameOf(parent['property']) : undefined
    return { parent, field, text: field === undefined ? undefined : fields.get(field) }
  })
  if (taken.length === 0 || taken.some(({ text }) => text === undefined)) return undefined
  return {
    imported: [
      ...new Set(taken.flatMap(({ field = '', text }) => (text === null ? [constantOf(object, field)] : []))),
    ],
    uses: taken.map(({ parent: { start, end }, field = '', text }) => ({
      start,
      end,
      text: text ?? constantOf(object, field),
    })),
  }
}

/** Code that takes its messages one by one. Where it asks by a key that is computed, it keeps the object. */
export function takeSingly(code: string, program: Node, messages: Messages): string {
  const names = namesIn(program)
  return edited(
    code,
    nodesOf(program['body']).flatMap((statement) => {
      if (statement['type'] !== 'ImportDeclaration') return []
      const named = nodesOf(statement['specifiers'])
      if (!named.every(({ type }) => type === 'ImportSpecifier')) return []
      const specifiers = named.map((specifier) => {
        const imported = importOf(specifier, messages)
        const taken = imported && takenOf(imported, names)
        return { own: code.slice(specifier.start, specifier.end), taken }
      })
      if (!specifiers.some(({ taken }) => taken)) return []
      const list = specifiers.flatMap(({ own, taken }) => taken?.imported ?? [own])
      const source = statement['source']
      const from = isNode(source) ? code.slice(source.start, source.end) : ''
      const text = list.length === 0 ? '' : `import { ${list.join(', ')} } from ${from};`
      return [
        { start: statement.start, end: statement.end, text },
        ...specifiers.flatMap(({ taken }) => taken?.uses ?? []),
      ]
    }),
  )
}

const syntaxOf = (program: unknown): Node => {
  if (!isNode(program)) throw new Error('a program was expected')
  return program
}

/** Each message of the files of a folder by its object and key, and in which file the objects stand. */
function messagesIn(files: readonly string[]) {
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return exportedObjects(syntaxOf(parseAst(code, { lang: 'ts' }))).map(({ name, fields }) => {
      const texts = fields.map(({ field, value: { type, start, end } }) => {
        return [field, type === 'Literal' ? code.slice(start, end) : null] as const
      })
      return { name, file, texts: new Map(texts) }
    })
  })
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

/** The messages as the app of a language says them, and where those of them stand that are translated. */
function messagesOf(language: string): { messages: Messages; translated: Translated } {
  const english = messagesIn([join(domain, 'messages.ts'), ...filesOf(join(domain, 'messages'))])
  const known = new Set(english.map(({ name }) => name))
  const own = messagesIn(filesOf(join(domain, 'translations', language))).filter(({ name }) =>
    known.has(name),
  )
  return {
    messages: new Map([...english, ...own].map(({ name, texts }) => [name, texts])),
    translated: new Map(
      own.map(({ name, file, texts }) => [
        name,
        { file: file.replaceAll('\\', '/'), keys: [...texts.keys()] },
      ]),
    ),
  }
}

export function singleMessages(language: string): Plugin {
  let messages: Messages = new Map()
  let translated: Translated = new Map()
  return {
    name: 'single-messages',
    apply: 'build',
    buildStart() {
      ;({ messages, translated } = messagesOf(language))
    },
    transform(code, id) {
      if (!ours.test(id)) return null
      if (holdsTranslations.test(id))
        return { code: splitMessages(code, syntaxOf(this.parse(code))), map: null }
      if (holdsMessages.test(id)) {
        return { code: splitMessages(code, syntaxOf(this.parse(code)), translated), map: null }
      }
      if (!/[mM]essages|Words|Names|Titles/.test(code)) return null
      return { code: takeSingly(code, syntaxOf(this.parse(code)), messages), map: null }
    },
  }
}
