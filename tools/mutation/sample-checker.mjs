/**
 * A checker for Stryker that lets only drawn mutants through. Stryker is told the places of the sample, and makes every
 * mutant inside such a place; those that were not drawn are refused here and counted nowhere.
 */
import { readFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { mutantKey } from './sample.mjs'

class SampleChecker {
  constructor(keys) {
    this.keys = keys
  }

  async init() {}

  async check(mutants) {
    const keyOf = (mutant) => {
      const { fileName } = mutant
      const name = isAbsolute(fileName) ? relative(process.cwd(), fileName) : fileName
      return mutantKey({ ...mutant, fileName: name.replaceAll('\\', '/') })
    }
    const verdict = (mutant) =>
      this.keys.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

function createSampleChecker(options) {
  return new SampleChecker(new Set(JSON.parse(readFileSync(options.sampleFile, 'utf8'))))
}
createSampleChecker.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', createSampleChecker)]
