/** The quickest test files first: the first test that fails ends the run of a break. */
import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

export class QuickFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const { root } = this.ctx.config
    const took = ({ project, moduleId }) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(root, moduleId)}`)?.duration ?? 0
    return [...files].sort((one, other) => took(one) - took(other))
  }
}
