/**
 * Reads the Dockerfile, as much of the language as ours uses, for the test that holds it against the code and for the script that runs its
 * steps where there is no builder. What it does not know is an error: a step that is left out would be shown to work without it.
 */

/** Lines without comments, each continued line joined to its first. */
function logicalLines(text) {
  const lines = []
  let open = ''
  for (const line of text.split('\n')) {
    if (/^\s*#/.test(line) || (open === '' && line.trim() === '')) continue
    if (line.endsWith('\\')) {
      open += `${line.slice(0, -1)} `
      continue
    }
    lines.push((open + line).trim())
    open = ''
  }
  if (open !== '') throw new Error(`The Dockerfile ends in the middle of: ${open.trim()}`)
  return lines
}

/** `--name=value` in front, and what is left. */
function takeFlags(text, allowed) {
  const flags = {}
  let rest = text
  for (let found = /^--([a-z-]+)=(\S+)\s+/.exec(rest); found; found = /^--([a-z-]+)=(\S+)\s+/.exec(rest)) {
    const [whole, name, value] = found
    if (!allowed.includes(name)) throw new Error(`The Dockerfile has --${name}, which is not known here.`)
    flags[name] = value
    rest = rest.slice(whole.length)
  }
  return { flags, rest }
}

/** The exec form alone: a shell in front of a program would take its signals. */
function words(instruction, text) {
  try {
    const list = JSON.parse(text)
    if (Array.isArray(list) && list.every((word) => typeof word === 'string')) return list
  } catch {
    // Said below.
  }
  throw new Error(`${instruction} must be a list such as ["node", "main.js"], and is: ${text}`)
}

function readEnvironment(text) {
  const pairs = text.split(/\s+/).map((pair) => /^([A-Z][A-Z0-9_]*)=([^\s"'$]+)$/.exec(pair))
  if (pairs.some((pair) => !pair)) throw new Error(`ENV must be NAME=value …, and is: ${text}`)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** `10s` → 10. */
function seconds(text) {
  const found = /^(\d+)s$/.exec(text ?? '')
  if (!found) throw new Error(`HEALTHCHECK needs whole seconds such as 10s, not ${text}`)
  return Number(found[1])
}

function readHealthcheck(text) {
  const { flags, rest } = takeFlags(text, ['interval', 'timeout', 'start-period', 'retries'])
  const command = /^CMD\s+(.*)$/.exec(rest)?.[1]
  if (command === undefined) throw new Error(`HEALTHCHECK needs CMD and a list, and is: ${rest}`)
  return {
    command: words('HEALTHCHECK', command),
    interval: seconds(flags.interval),
    timeout: seconds(flags.timeout),
    startPeriod: seconds(flags['start-period']),
    retries: Number(flags.retries),
  }
}

const readers = {
  RUN: (text) => ({ command: text }),
  COPY(text) {
    const { flags, rest } = takeFlags(text, ['from'])
    const parts = rest.split(/\s+/)
    if (parts.length < 2) throw new Error(`COPY needs a source and a place, and is: ${text}`)
    return { from: flags.from, sources: parts.slice(0, -1), target: parts.at(-1) }
  },
  WORKDIR: (text) => ({ folder: text }),
  ENV: (text) => ({ values: readEnvironment(text) }),
  USER: (text) => ({ user: text }),
  VOLUME: (text) => ({ folders: words('VOLUME', text) }),
  EXPOSE: (text) => ({ port: Number(text) }),
  STOPSIGNAL: (text) => ({ signal: text }),
  HEALTHCHECK: (text) => ({ check: readHealthcheck(text) }),
  ENTRYPOINT: (text) => ({ command: words('ENTRYPOINT', text) }),
  CMD: (text) => ({ command: words('CMD', text) }),
}

/**
 * The stages in order: `{ image, name, steps }`, each step `{ kind, … }` with what its reader above gives. Throws with a sentence where it
 * finds what it does not know.
 */
export function readDockerfile(text) {
  const stages = []
  for (const line of logicalLines(text)) {
    const [, kind, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (kind === 'FROM') {
      const found = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest)
      if (!found) throw new Error(`FROM is not understood: ${rest}`)
      stages.push({ image: found[1], name: found[2], steps: [] })
      continue
    }
    const reader = readers[kind]
    if (!reader) throw new Error(`The Dockerfile has an instruction that is not known here: ${line}`)
    const stage = stages.at(-1)
    if (!stage) throw new Error(`The Dockerfile begins with ${kind}, and must begin with FROM.`)
    stage.steps.push({ kind, ...reader(rest) })
  }
  return stages
}

/** What the last step of a kind says, which is the one that counts. */
export function lastStep(stage, kind) {
  return stage.steps.findLast((step) => step.kind === kind)
}

/** All variables that a stage sets. */
export function environmentOf(stage) {
  return Object.assign({}, ...stage.steps.filter(({ kind }) => kind === 'ENV').map(({ values }) => values))
}

/**
 * Whether a path is left out of what is sent to the builder. Patterns as in our .dockerignore: names and paths from the root, `*` within one
 * name, `**` and a slash in front for any depth; no exceptions (`!`).
 */
export function readIgnored(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      if (line.startsWith('!'))
        throw new Error(`.dockerignore has an exception, which is not known here: ${line}`)
      const deep = line.startsWith('**/')
      const name = (deep ? line.slice(3) : line)
        .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '[^/]*')
      return new RegExp(`^${deep ? '(?:.*/)?' : ''}${name}(?:/|$)`)
    })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
