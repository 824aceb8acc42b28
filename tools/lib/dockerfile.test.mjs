/** What the reader of the Dockerfile understands, and that it leaves nothing out in silence. */
import { expect, test } from 'vitest'
import { environmentOf, lastStep, readDockerfile, readIgnored } from './dockerfile.mjs'

const text = `# A comment.
FROM node:24.1.0-trixie-slim AS build
WORKDIR /build
RUN one \\
# in between
  && two
FROM node:24.1.0-trixie-slim
COPY --from=build /build/a /build/b into/
ENV PORT=3000 HOST=0.0.0.0
ENV PORT=4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["node", "-e", "1"]
CMD ["node", "main.js"]
`

test('reads stages, joined lines, copies from a stage, variables and the check', () => {
  const [build, last] = readDockerfile(text)
  expect(build).toEqual({
    image: 'node:24.1.0-trixie-slim',
    name: 'build',
    steps: [
      { kind: 'WORKDIR', folder: '/build' },
      { kind: 'RUN', command: 'one    && two' },
    ],
  })
  expect(last.steps[0]).toEqual({
    kind: 'COPY',
    from: 'build',
    sources: ['/build/a', '/build/b'],
    target: 'into/',
  })
  expect(environmentOf(last)).toEqual({ PORT: '4000', HOST: '0.0.0.0' })
  expect(lastStep(last, 'HEALTHCHECK').check).toEqual({
    command: ['node', '-e', '1'],
    interval: 10,
    timeout: 5,
    startPeriod: 20,
    retries: 3,
  })
  expect(lastStep(last, 'CMD').command).toEqual(['node', 'main.js'])
})

test.each([
  ['an instruction that it does not know', 'FROM a\nADD x /x', 'not known here: ADD'],
  ['a flag that it does not know', 'FROM a\nCOPY --link=x a b', '--link'],
  ['a program behind a shell', 'FROM a\nCMD node main.js', 'CMD must be a list'],
  ['a variable that is put together', 'FROM a\nENV A=$B', 'ENV must be'],
  ['a check in minutes', 'FROM a\nHEALTHCHECK --interval=1m CMD ["x"]', 'not 1m'],
  ['steps before the first image', 'RUN x', 'must begin with FROM'],
  ['an end in the middle', 'FROM a\nRUN x \\', 'in the middle'],
])('refuses %s', (_what, wrong, expected) => {
  expect(() => readDockerfile(wrong)).toThrow(expected)
})

test('leaves out what .dockerignore names, at the root or at any depth, and takes no exceptions', () => {
  const isIgnored = readIgnored('# not these\n.git\ndata-*\n**/node_modules\n**/*.log\n')
  const ignored = ['.git', '.git/HEAD', 'data-1/x', 'node_modules', 'packages/a/node_modules/b', 'e2e/x.log']
  const taken = ['', '.gitignore', 'packages/data-1', 'my-node_modules', 'x.log.ts', 'database']
  expect([...ignored, ...taken].filter(isIgnored)).toEqual(ignored)
  expect(() => readIgnored('!x')).toThrow('exception')
})
