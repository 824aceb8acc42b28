import { resolve } from 'node:path'

/**
 * Arguments of a command whose files are named as seen from where it is typed. `words` are no files, and neither is what follows one of
 * the options `texts`.
 */
export function namedFromHere(args, { words = [], texts = [] } = {}) {
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  return args.map((arg, index) => {
    if (arg.startsWith('--')) {
      const [name, ...value] = arg.split('=')
      return value.length === 0 || texts.includes(name) ? arg : `${name}=${resolve(typedIn, value.join('='))}`
    }
    const isNoFile = words.includes(arg) || texts.includes(args[index - 1])
    return isNoFile ? arg : resolve(typedIn, arg)
  })
}
